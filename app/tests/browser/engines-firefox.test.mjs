import { registerIn } from "./engines/scenario.mjs";

registerIn("firefox");
