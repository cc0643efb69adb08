import { seededOrder } from '../pairing/seeded-order.js';
import type { MatchResult } from '../standings/results.js';
import { correctResult } from '../tournament/corrections.js';
import type { Deed } from '../tournament/deeds.js';
import { created, evolve } from '../tournament/evolve.js';
import { openRegistration, start, type Decision } from '../tournament/lifecycle.js';
import { isElimination } from '../tournament/pairing-results.js';
import { enter, leave } from '../tournament/registration.js';
import { recordResult } from '../tournament/results.js';
import { draftRound, publishRound } from '../tournament/rounds.js';
import type { Settings } from '../tournament/settings.js';
import type { Pairing, TournamentState } from '../tournament/state.js';

export interface DemoPlayer {
  readonly entrantId: string;
  readonly accountId: string;
  readonly name: string;
}

interface DemoSettings extends Pick<Settings, 'name' | 'game' | 'format'> {
  readonly organizerId: string;
  readonly seed: string;
}

/** Plays a tournament by its own rules and keeps the deeds. */
class Rehearsal {
  readonly deeds: Deed[];
  state: TournamentState;

  constructor({ organizerId, seed, ...shown }: DemoSettings) {
    const settings: Settings = {
      ...shown,
      profile: 'PLAY_POKEMON',
      scoring: null,
      tieBreakers: null,
      gameOptions: {},
      deckRules: {},
      startGameRules: [],
      maxEntrants: null,
      deckVisibility: 'STAFF',
    };
    const deed = { type: 'CREATED', settings, organizerId, seed } as const;
    this.deeds = [deed];
    this.state = created('', { seq: 1, deed });
  }

  do(decide: (state: TournamentState) => Decision): this {
    const decision = decide(this.state);
    if (!decision.ok) throw new Error(decision.error.detail);
    for (const deed of decision.value) {
      this.deeds.push(deed);
      this.state = evolve(this.state, { seq: this.deeds.length, deed });
    }
    return this;
  }

  publishNext(): this {
    return this.do(draftRound).do((state) => publishRound(state, state.rounds.length));
  }

  /** Results by lot, with a draw now and then; only so many tables where a number is given. */
  play(tables = Infinity): this {
    const { number, phase, pairings } = this.state.rounds.at(-1)!;
    const { kind } = this.state.phases[phase];
    const open = pairings.filter(({ result }) => result === null).slice(0, tables);
    for (const pairing of open) {
      const result = this.lot(pairing, number, !isElimination(kind));
      this.do((state) => recordResult(state, number, pairing.table, result));
    }
    return this;
  }

  private lot({ entrants: [a, b], table }: Pairing, round: number, draws: boolean): MatchResult {
    const sides = draws ? ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'DRAW'] : ['A', 'B'];
    const [side] = seededOrder(sides, this.state.seed, `demo ${round}/${table}`);
    const winner = side === 'DRAW' ? null : side.startsWith('A') ? a : b;
    return { winner, doubleLoss: false, games: null };
  }
}

/** Open for everyone to enter. */
export const openEvent = (settings: DemoSettings): Deed[] => new Rehearsal(settings).do(openRegistration).deeds;

/** A cup in its quarter-finals: a drop after round 1, byes since, a result of round 2 corrected after round 5. */
export const cupEvent = (settings: DemoSettings, players: readonly DemoPlayer[]): Deed[] => {
  const event = new Rehearsal(settings).do(openRegistration);
  for (const player of players) event.do((state) => enter(state, { ...player, deck: null }));
  event.do(start).publishNext().play();
  event.do((state) => leave(state, players[players.length - 1].entrantId));
  while (event.state.rounds.length < event.state.phases[0].rounds!) event.publishNext().play();
  event.do((state) => {
    const { table, entrants, result } = state.rounds[1].pairings[0];
    const winner = entrants.find((id) => id !== result?.winner) ?? null;
    const correction = correctResult(state, 2, table, { winner, doubleLoss: false, games: null });
    return correction.ok ? { ok: true, value: [correction.value.deed] } : correction;
  });
  return event.publishNext().play(2).deeds;
};
