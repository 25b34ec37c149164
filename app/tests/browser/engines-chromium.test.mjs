import { registerIn } from "./engines/scenario.mjs";

registerIn("chromium");
