//! Tests of exams over all incidents: a disguised incident is ruled on like the original.

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::{Incident, PerPlayer};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Outcome, Reinstatement, Ruling};
use acconcio_training::digest::Index;
use acconcio_training::exam::{
    Asked, Disguise, Link, Mirrors, Paper, PaperVariant, Place, Preset, draw, pool,
};
use acconcio_training::grading::{Answer, Play, basis, is_right, model_answer, questions};
use acconcio_training::scenario::{Catalogue, IncidentName, PACK_VERSION, Scenario};
use anyhow::{Context, Result};

use acconcio_scenario_files::pack;

use crate::{coverage, project};

/// Returns the answer that has to be given on the disguised incident.
fn disguised(answer: Answer, disguise: Disguise) -> Answer {
    let Disguise { mirrors, seconds, .. } = disguise;
    let times = |times: PerPlayer<u32>| {
        let less = |time: u32| time - u32::from(seconds);
        let times = PerPlayer { white: less(times.white), black: less(times.black) };
        if mirrors.exchanges_colours() { times.swapped() } else { times }
    };
    let board = |board| {
        let Reinstatement::PawnBecomesQueen(on) = board else { return board };
        Reinstatement::PawnBecomesQueen(mirrors.square(on))
    };
    let play = |play| match play {
        Play::NoDuty => Play::NoDuty,
        Play::AnyLegalMove => Play::AnyLegalMove,
        Play::Piece(square) => Play::Piece(mirrors.square(square)),
        Play::Moves(moves) => Play::Moves(moves.iter().map(|it| mirrors.played(it)).collect()),
    };
    let result = |result| match result {
        Outcome::Won(winner) => Outcome::Won(mirrors.player(winner)),
        Outcome::HalfPoint(winner) => Outcome::HalfPoint(mirrors.player(winner)),
        Outcome::Continues | Outcome::Drawn | Outcome::LostByBoth | Outcome::PlayedAgain => result,
    };
    Answer {
        board: answer.board.map(board),
        obligation: answer.obligation.map(play),
        clocks: answer.clocks.map(times),
        result: answer.result.map(result),
        ..answer
    }
}

fn articles(ruling: &Ruling) -> Vec<String> {
    let of = |question| basis(&ruling.facets, question).map(|basis| basis.by.to_string());
    questions(ruling).into_iter().filter_map(of).collect()
}

/// Checks that the answer to the original, mirrored, is right on its twin, under every reading.
fn check(original: &Incident, disguise: Disguise) -> Result<()> {
    let twin = disguise.applied(original).context("the disguise can be put on")?;
    let (own, twin) = (Adjudication::of(original)?, Adjudication::of(&twin)?);
    assert_eq!(questions(&own.ruling), questions(&twin.ruling));
    assert_eq!(articles(&own.ruling), articles(&twin.ruling));
    for facets in own.ruling.facets_under_each_reading() {
        let answer = disguised(model_answer(&own.reconstruction, &own.ruling, facets), disguise);
        assert!(is_right(&twin.reconstruction, &twin.ruling, &answer), "{answer:?}");
    }
    Ok(())
}

#[test]
fn ok_every_disguise_leaves_the_ruling_as_it_is() -> Result<()> {
    let mut counts = [0; 6];
    for scenario in pack::scenarios::<Scenario>(&project::root())? {
        for variant in &scenario.variants {
            let name = IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() };
            let mut seen = [false; 6];
            seen[0] = true;
            for (seed, paper_variant) in [(1, PaperVariant::B), (1, PaperVariant::C)] {
                let disguise = Disguise::of(&name, &variant.incident, seed, paper_variant);
                check(&variant.incident, disguise)
                    .with_context(|| format!("{}/{}, {disguise:?}", name.scenario, name.variant))?;
                seen[1] |= disguise.mirrors.exchanges_colours();
                seen[2] |= disguise.mirrors.exchanges_files();
                seen[3] |= disguise.seconds > 0;
                seen[4] |= disguise.moves > 0;
                seen[5] |= disguise.counted.is_some();
            }
            for (count, seen) in counts.iter_mut().zip(seen) {
                *count += usize::from(seen);
            }
        }
    }
    let [all, colours, files, seconds, moves, counted] = counts;
    println!(
        "of {all}: colours {colours}, files {files}, seconds {seconds}, moves {moves}, counted {counted}"
    );
    assert!(all >= 1150 && colours * 100 >= all * 90 && files * 100 >= all * 15);
    assert!(seconds * 100 >= all * 75 && moves * 100 >= all * 40 && counted * 100 >= all * 30);
    Ok(())
}

#[test]
fn ok_every_preset_makes_a_paper_of_the_incidents_there_are() -> Result<()> {
    let scenarios: Vec<Scenario> = pack::scenarios(&project::root())?;
    let entries = scenarios.iter().map(Scenario::catalogue_entry).collect();
    let catalogue = Catalogue { version: PACK_VERSION, scenarios: entries };
    let indexes = Index::under_each(&scenarios, coverage::statements_told()?)?;
    let find = |id: &str| scenarios.iter().find(|scenario| scenario.id == id);
    for preset in Preset::ALL {
        let blueprint = preset.blueprint();
        let laws = blueprint.laws;
        let pool = pool(&catalogue, &indexes[&laws.index_file()], laws);
        let drawn = draw(&pool, &blueprint, 2026)?;
        for paper_variant in PaperVariant::ALL {
            let link =
                Link::of(&blueprint, 2026, paper_variant, &drawn, find).context("stories")?;
            assert!(link.text().len() < 2048, "{preset:?}: {} signs", link.text().len());
            assert_eq!(Link::read(&link.text())?, link);
            let paper = Paper::open(link, find).expect("every scenario is as it was");
            assert_eq!(paper.items.len(), blueprint.items());
        }
    }
    Ok(())
}

/// Checks that links can hold the name of every incident.
#[test]
fn ok_every_scenario_has_a_place_on_a_paper() -> Result<()> {
    let mut blueprint = Preset::FideArbiter.blueprint();
    blueprint.sections[0].count = 1;
    for scenario in pack::scenarios::<Scenario>(&project::root())? {
        for variant in &scenario.variants {
            let name = IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() };
            let disguise = Disguise {
                mirrors: Mirrors::Both,
                names: 15,
                seconds: 57,
                moves: 9,
                counted: None,
            };
            let places = vec![Place {
                name,
                edition: Some(EditionId::UsChess),
                facts: u32::MAX,
                disguise,
                asked: Asked::Everything,
            }];
            let link = Link {
                blueprint: blueprint.clone(),
                seed: u32::MAX,
                paper_variant: PaperVariant::C,
                places,
            };
            assert_eq!(Link::read(&link.text())?, link);
        }
    }
    Ok(())
}
