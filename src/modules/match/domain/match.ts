import type { JsonObject } from '../../../shared/domain/json.js';
import { sha256Hex } from '../../gameplay/domain/engine/canonical.js';
import type { DeckCard, DeckViolation } from '../../gameplay/domain/engine/deck.js';
import type { GameEvent } from '../../gameplay/domain/engine/events.js';
import type { Game, MatchState, Outcome } from '../../gameplay/domain/engine/game.js';
import { seededRandom } from '../../gameplay/domain/engine/random.js';
import { SEATS, type Seat } from '../../gameplay/domain/engine/seat.js';
import { hashOf, historyKey, type Deed, type LogEntry } from './history.js';
import { MatchStateMachine } from './match-state-machine.js';

/** Rules and permissions of the owning tournament, frozen when the match is created. */
export interface FrozenPolicy {
  readonly deckRules: JsonObject;
}

/** What a match is before anything happened; never changes. */
export interface MatchSetup {
  readonly id: string;
  readonly tournamentId: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: object;
  readonly policy: FrozenPolicy;
  /** 64 hex digits, secret until the match is over. */
  readonly seed: string;
}

export interface SeatHolder {
  readonly accountId: string;
  readonly name: string;
  readonly deck: readonly DeckCard[] | null;
  readonly violations: readonly DeckViolation[];
  /** The cards of the deck that do not come with the game, as they were when the player sat down. */
  readonly definitions?: readonly object[];
}

export interface JoinData extends SeatHolder {
  readonly deckId: string | null;
}

export interface Cancellation {
  readonly code: 'INVALID_DECK' | 'PLAYER_LEFT' | 'CANCELLED_BY_STAFF';
  readonly reason?: string;
}

export interface MatchValues {
  readonly headSeq: number;
  readonly headHash: string;
  readonly state: MatchState;
  readonly seats: readonly [SeatHolder | null, SeatHolder | null];
  readonly gameState: object | null;
  readonly outcome: Outcome | null;
  readonly cancellation: Cancellation | null;
}

export interface MatchStep {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

const machine = new MatchStateMachine();

/** The Match aggregate: its setup, and all that its history so far has made of it. Immutable. */
export class Match {
  private constructor(
    readonly setup: MatchSetup,
    readonly game: Game,
    readonly key: Buffer,
    readonly values: MatchValues,
  ) {}

  static create(setup: MatchSetup, game: Game): Match {
    const key = historyKey(setup.seed);
    const { id, tournamentId, game: gameId, rulesVersion, options, policy } = setup;
    return new Match(setup, game, key, {
      headSeq: 0,
      headHash: hashOf(key, { id, tournamentId, game: gameId, rulesVersion, options, policy }),
      state: 'CREATED',
      seats: [null, null],
      gameState: null,
      outcome: null,
      cancellation: null,
    });
  }

  get seedCommitment(): string {
    return sha256Hex(Buffer.from(this.setup.seed, 'hex'));
  }

  get isOver(): boolean {
    return machine.isTerminal(this.values.state);
  }

  /** The seat an account holds. */
  seatOf(accountId: string | undefined): Seat | null {
    return SEATS.find((seat) => this.values.seats[seat]?.accountId === accountId && accountId !== undefined) ?? null;
  }

  get freeSeat(): Seat | null {
    return SEATS.find((seat) => this.values.seats[seat] === null) ?? null;
  }

  /** What is wrong with the game's state, which is our fault and no player's. */
  get brokenInvariants(): readonly string[] {
    return this.values.gameState ? this.game.invariants(this.values.gameState) : [];
  }

  get stateHash(): string {
    return hashOf(this.key, this.values.gameState);
  }

  /** The match after a deed that has been found valid. */
  after(deed: Deed): MatchStep {
    switch (deed.type) {
      case 'JOIN':
        return this.joined(deed.seat!, deed.data as JoinData);
      case 'LEAVE':
        return this.cancelled(
          { code: 'PLAYER_LEFT' },
          { type: 'PLAYER_LEFT', cause: 'LEAVE', data: { seat: deed.seat } },
        );
      case 'CANCEL': {
        const { reason } = deed.data as { reason: string };
        return this.cancelled(
          { code: 'CANCELLED_BY_STAFF', reason },
          { type: 'MATCH_CANCELLED', cause: 'CANCEL', data: { reason } },
        );
      }
      default:
        return this.played(deed);
    }
  }

  /** The match with its head moved onto the entry that recorded its last deed. */
  at(entry: Pick<LogEntry, 'seq' | 'hash'>): Match {
    return this.with({ headSeq: entry.seq, headHash: entry.hash });
  }

  /** The match as it stood at a snapshot of its game's state. */
  restoredTo(gameState: object, seq: number, hash: string): Match {
    const { matchState, outcome } = this.game.status(gameState);
    return this.with({ gameState, state: matchState, outcome, headSeq: seq, headHash: hash });
  }

  private joined(seat: Seat, { accountId, name, deck, violations, definitions }: JoinData): MatchStep {
    const seats = [...this.values.seats] as [SeatHolder | null, SeatHolder | null];
    seats[seat] = { accountId, name, deck, violations, ...(definitions && { definitions }) };
    const joined: GameEvent = { type: 'PLAYER_JOINED', cause: 'JOIN', data: { seat, name } };
    const [first, second] = seats;
    if (!first || !second) {
      const state = machine.transition(this.values.state, 'WAITING_FOR_PLAYERS');
      return { match: this.with({ seats, state }), events: [joined] };
    }
    const validating = this.with({ seats, state: machine.transition(this.values.state, 'DECK_VALIDATION') });
    if (first.violations.length + second.violations.length > 0) {
      const step = validating.cancelled(
        { code: 'INVALID_DECK' },
        { type: 'MATCH_CANCELLED', cause: 'DECK_VALIDATION', data: { reason: 'INVALID_DECK' } },
      );
      return { match: step.match, events: [joined, ...step.events] };
    }
    return validating.started(joined, first, second);
  }

  private started(joined: GameEvent, first: SeatHolder, second: SeatHolder): MatchStep {
    const decks = first.deck && second.deck ? ([first.deck, second.deck] as const) : null;
    const definitions = [...(first.definitions ?? []), ...(second.definitions ?? [])];
    const { state: gameState, events } = this.game.initialState(
      { options: this.setup.options, decks, definitions },
      seededRandom(this.setup.seed, 0),
    );
    const settingUp = machine.transition(this.values.state, 'PRE_GAME_SETUP');
    const state = machine.transition(settingUp, this.game.status(gameState).matchState);
    return { match: this.with({ gameState, state }), events: [joined, ...events] };
  }

  private played(deed: Deed): MatchStep {
    const action = this.game.parseAction({ type: deed.type, seat: deed.seat!, data: deed.data });
    if (!action.ok) throw new Error(`The history of ${this.setup.id} holds an action its rules cannot read`);
    const random = seededRandom(this.setup.seed, this.values.headSeq + 1);
    const { state: gameState, events } = this.game.apply(this.values.gameState!, action.value, random);
    const { matchState, outcome } = this.game.status(gameState);
    const { state: before } = this.values;
    const state = matchState === before ? before : machine.transition(before, matchState);
    return { match: this.with({ gameState, state, outcome }), events };
  }

  private cancelled(cancellation: Cancellation, event: GameEvent): MatchStep {
    const state = machine.transition(this.values.state, 'CANCELLED');
    return { match: this.with({ state, cancellation }), events: [event] };
  }

  private with(change: Partial<MatchValues>): Match {
    return new Match(this.setup, this.game, this.key, { ...this.values, ...change });
  }
}
