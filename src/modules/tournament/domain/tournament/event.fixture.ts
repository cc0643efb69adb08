import { seededOrder } from '../pairing/seeded-order.js';
import type { MatchResult } from '../standings/results.js';
import type { Deed, Entry } from './deeds.js';
import { created, evolve } from './evolve.js';
import { openRegistration, start, type Decision } from './lifecycle.js';
import { enter } from './registration.js';
import { recordResult } from './results.js';
import { draftRound, publishRound } from './rounds.js';
import type { Format, Settings } from './settings.js';
import { publishedRounds, type Pairing, type Round, type TournamentState } from './state.js';

export const settingsOf = (format: Format, more: Partial<Settings> = {}): Settings => ({
  name: 'An event',
  game: 'skirmish',
  format,
  profile: 'PLAY_POKEMON',
  scoring: null,
  tieBreakers: null,
  gameOptions: {},
  deckRules: {},
  startGameRules: [],
  maxEntrants: null,
  deckVisibility: 'STAFF',
  ...more,
});

export const win = (winner: string): MatchResult => ({ winner, doubleLoss: false, games: null });
export const DRAW: MatchResult = { winner: null, doubleLoss: false, games: null };
export const DOUBLE_LOSS: MatchResult = { winner: null, doubleLoss: true, games: null };

/** A tournament under test: it keeps its log, and throws where a decision is refused. */
export class TestEvent {
  readonly entries: Entry[] = [];
  state: TournamentState;

  constructor(settings: Settings, seed = 'seed') {
    const deed = { type: 'CREATED', settings, organizerId: 'organizer', seed } as const;
    this.entries.push({ seq: 1, deed });
    this.state = created('event', { seq: 1, deed });
  }

  do(decide: (state: TournamentState) => Decision): this {
    const decision = decide(this.state);
    if (!decision.ok) throw new Error(`${decision.error.code}: ${decision.error.detail}`);
    decision.value.forEach((deed) => this.append(deed));
    return this;
  }

  append(deed: Deed): void {
    const entry = { seq: this.entries.length + 1, deed };
    this.entries.push(entry);
    this.state = evolve(this.state, entry);
  }

  enter(...ids: string[]): this {
    for (const id of ids)
      this.do((state) =>
        enter(state, { entrantId: id, accountId: `account-${id}`, name: id.toUpperCase(), deck: null }),
      );
    return this;
  }

  begin(count: number): this {
    this.do(openRegistration).enter(...Array.from({ length: count }, (_, i) => `p${i + 1}`));
    return this.do(start);
  }

  nextRound(): Round {
    this.do(draftRound);
    const { number } = this.state.rounds.at(-1)!;
    this.do((state) => publishRound(state, number));
    return this.state.rounds.at(-1)!;
  }

  /** Records a result at every open table of the last round. */
  play(result: (pairing: Pairing, round: number) => MatchResult): this {
    const round = publishedRounds(this.state).at(-1)!;
    for (const pairing of round.pairings)
      if (pairing.result === null)
        this.do((state) => recordResult(state, round.number, pairing.table, result(pairing, round.number)));
    return this;
  }
}

/** Draws one of the options, the same for the same seed and purpose. */
export const pick = <T extends string>(options: readonly T[], seed: string, purpose: string): T =>
  options[Number(seededOrder(Object.keys(options), seed, purpose)[0])];

/** Wins, losses, draws, now and then a double loss. */
export const lottery =
  (seed: string, draws = true) =>
  ({ entrants: [a, b], table }: Pairing, round: number): MatchResult => {
    const options = draws ? (['A', 'A', 'A', 'B', 'B', 'B', 'DRAW', 'DOUBLE'] as const) : (['A', 'B'] as const);
    const drawn = pick(options, seed, `${round}/${table}`);
    if (drawn === 'DRAW') return DRAW;
    if (drawn === 'DOUBLE') return DOUBLE_LOSS;
    return win(drawn === 'A' ? a : b!);
  };
