import { bracketOrder } from '../elimination/places.js';
import { explain, type Explanation } from '../standings/explain.js';
import type { Profile } from '../standings/profile.js';
import { profileWith } from '../standings/profiles.js';
import { standings, type Separation, type StandingsRow } from '../standings/rank.js';
import type { Encounter, StandingsInput } from '../standings/results.js';
import { bracketOf, inAsOf, isPointPhase, participantsOf, roundRobinOf } from './phase-progress.js';
import { publishedRounds, roundsOfPhase, type Entrant, type Round, type TournamentState } from './state.js';

export interface PlacedRow extends Omit<StandingsRow, 'separatedBy'> {
  readonly name: string;
  readonly separatedBy: Separation | 'BRACKET' | 'PHASE' | null;
}

export const profileOf = ({ settings }: TournamentState): Profile =>
  profileWith(settings.profile, settings.scoring, settings.tieBreakers);

/** The rounds that give points: not those of a cut, unless the event has no others. */
const scoredRounds = (state: TournamentState): Round[] => {
  const published = [...publishedRounds(state)];
  if (!state.phases.some(isPointPhase)) return published;
  return published.filter(({ phase }) => isPointPhase(state.phases[phase]));
};

const plannedRounds = (state: TournamentState): number =>
  state.phases.reduce((sum, { kind, rounds }, phase) => {
    if (kind === 'SWISS') return sum + (rounds ?? 0);
    return kind === 'ROUND_ROBIN' ? sum + roundRobinOf(state, phase).length : sum;
  }, 0);

const tookPart = ({ state, droppedAfter }: Entrant): boolean =>
  state !== 'WITHDRAWN' && state !== 'WAITING' && droppedAfter !== 0;

export const lastRound = (state: TournamentState): number => publishedRounds(state).length;

const standingsInput = (state: TournamentState, round: number): StandingsInput => {
  const rounds = scoredRounds(state).filter(({ number }) => number <= round);
  const scored = new Set(rounds.map(({ number }) => number));
  const played = rounds.flatMap(({ number, pairings }) =>
    pairings.flatMap(({ entrants: [a, b], result }): Encounter[] => {
      if (result === null) return [];
      if (b === null) return [{ kind: 'BYE', round: number, player: a }];
      return [{ kind: 'MATCH', round: number, players: [a, b], result }];
    }),
  );
  const absences = state.entrants.flatMap(({ id, absences: missed }) =>
    missed
      .filter((number) => scored.has(number))
      .map((number): Encounter => ({ kind: 'ABSENCE', round: number, player: id })),
  );
  return {
    entrants: state.entrants.filter(tookPart).map(({ id, late, droppedAfter, state: entrantState }) => {
      const out = droppedAfter !== null && droppedAfter <= round;
      return {
        id,
        late,
        droppedAfter: out ? droppedAfter : null,
        disqualified: out && entrantState === 'DISQUALIFIED',
      };
    }),
    encounters: [...played, ...absences],
    round,
    plannedRounds: plannedRounds(state),
    bestOf: state.phases[0].bestOf,
    seed: state.seed,
  };
};

/** Those who played a later phase stand above those who did not; a bracket has its own order. */
const reordered = (state: TournamentState, rows: readonly PlacedRow[], round: number): PlacedRow[] => {
  const order = new Map<string, number>();
  const phaseReached = new Map<string, number>();
  state.phases.forEach((phase, index) => {
    const begun = (roundsOfPhase(state, index)[0]?.number ?? Infinity) <= round;
    const participants = begun ? participantsOf(state, index) : null;
    if (participants === null) return;
    const bracket = isPointPhase(phase)
      ? rows.map(({ entrantId }) => entrantId)
      : bracketOrder(bracketOf(state, index, round), phase.kind === 'DOUBLE_ELIMINATION' ? 2 : 1, inAsOf(state, round));
    const inPhase = new Set(participants);
    bracket.filter((id) => inPhase.has(id)).forEach((id, place) => order.set(id, place));
    for (const id of participants) phaseReached.set(id, index);
  });
  const phaseOf = (id: string): number => phaseReached.get(id) ?? 0;
  const orderOf = (id: string): number => order.get(id) ?? rows.length;
  const sorted = [...rows].sort((a, b) => {
    const byPhase = phaseOf(b.entrantId) - phaseOf(a.entrantId);
    return byPhase !== 0 ? byPhase : orderOf(a.entrantId) - orderOf(b.entrantId);
  });
  return sorted.map((row, i): PlacedRow => {
    if (i === 0) return { ...row, place: 1, separatedBy: null };
    const above = sorted[i - 1].entrantId;
    if (rows[row.place - 2]?.entrantId === above) return { ...row, place: i + 1 };
    return { ...row, place: i + 1, separatedBy: phaseOf(above) === phaseOf(row.entrantId) ? 'BRACKET' : 'PHASE' };
  });
};

export const standingsOf = (state: TournamentState, round: number = lastRound(state)): PlacedRow[] => {
  const names = new Map(state.entrants.map(({ id, name }) => [id, name]));
  const rows = standings(standingsInput(state, round), profileOf(state)).map((row) => ({
    ...row,
    name: names.get(row.entrantId)!,
  }));
  return reordered(state, rows, round);
};

export interface PlacedExplanation extends Explanation {
  /** The place in the event, after any cut. */
  readonly place: number;
  readonly placedBelow: null | { readonly entrantId: string; readonly separatedBy: PlacedRow['separatedBy'] };
}

export const explainPlace = (
  state: TournamentState,
  entrantId: string,
  round: number = lastRound(state),
): PlacedExplanation | null => {
  const explanation = explain(standingsInput(state, round), profileOf(state), entrantId);
  if (explanation === null) return null;
  const rows = standingsOf(state, round);
  const index = rows.findIndex((row) => row.entrantId === entrantId);
  const placedBelow =
    index === 0 ? null : { entrantId: rows[index - 1].entrantId, separatedBy: rows[index].separatedBy };
  return { ...explanation, place: index + 1, placedBelow };
};
