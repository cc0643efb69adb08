import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { problem, ruleProblem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { UntrustedAction } from '../domain/engine/action.js';
import type { DeckCard } from '../domain/engine/deck.js';
import type { Game } from '../domain/engine/game.js';
import { seededRandom } from '../domain/engine/random.js';
import type { Observer, Seat } from '../domain/engine/seat.js';
import type { RuleValidation } from './rule-validation.js';
import { RuleValidations } from './rule-validations.js';

type Decks = readonly [readonly DeckCard[], readonly DeckCard[]];

interface Position {
  readonly rules: RuleValidation;
  readonly state: object;
}

/** The rules without a match: the caller brings the state and takes it away again; nothing is kept. */
@Injectable()
export class RulesAsAService {
  constructor(private readonly validations: RuleValidations) {}

  initialState(gameId: string, seed: string, options: unknown, decks: Decks | undefined): Result<object, Problem> {
    const rules = this.rulesOf(gameId);
    if (!rules.ok) return rules;
    const { game } = rules.value;
    const parsed = game.parseOptions(options);
    if (!parsed.ok) return fail(problem('INVALID_OPTIONS', parsed.error.join(' '), { violations: parsed.error }));
    const dealt = decksFor(game, decks);
    if (!dealt.ok) return dealt;
    const { state } = game.initialState({ options: parsed.value, decks: dealt.value }, seededRandom(seed, 0));
    return ok({ state });
  }

  legalActions(gameId: string, state: unknown, seat: Seat): Result<object, Problem> {
    return this.at(gameId, state, ({ rules, state: current }) =>
      ok({ actions: rules.game.legalActions(current, seat) }),
    );
  }

  validate(gameId: string, state: unknown, action: UntrustedAction): Result<object, Problem> {
    return this.at(gameId, state, ({ rules, state: current }) => ok(rules.validate(current, action)));
  }

  validateSequence(gameId: string, state: unknown, actions: readonly UntrustedAction[]): Result<object, Problem> {
    return this.at(gameId, state, ({ rules, state: current }) => {
      const seed = newSeed();
      return ok(rules.validateSequence(current, actions, (index) => seededRandom(seed, index)));
    });
  }

  apply(gameId: string, state: unknown, action: UntrustedAction, seed = newSeed(), seq = 0): Result<object, Problem> {
    return this.at(gameId, state, ({ rules, state: current }) => {
      const applied = rules.apply(current, action, seededRandom(seed, seq));
      if (!applied.ok) return fail(ruleProblem(applied.error));
      const { state: next, events, exceptionApplied } = applied.value;
      const status = rules.game.status(next);
      return ok({
        state: next,
        events: rules.game.visibleEvents(events, 'OMNISCIENT'),
        status,
        seed,
        exceptionApplied,
      });
    });
  }

  view(gameId: string, state: unknown, observer: Observer): Result<object, Problem> {
    return this.at(gameId, state, ({ rules, state: current }) => ok({ view: rules.game.view(current, observer) }));
  }

  private at(
    gameId: string,
    untrusted: unknown,
    answer: (position: Position) => Result<object, Problem>,
  ): Result<object, Problem> {
    const rules = this.rulesOf(gameId);
    if (!rules.ok) return rules;
    const state = rules.value.game.parseState(untrusted);
    if (!state.ok) {
      const { name } = rules.value.game;
      return fail(problem('INVALID_GAME_STATE', `This is not a state of ${name}.`, { violations: state.error }));
    }
    return answer({ rules: rules.value, state: state.value });
  }

  private rulesOf(gameId: string): Result<RuleValidation, Problem> {
    const rules = this.validations.find(gameId);
    return rules ? ok(rules) : fail(this.validations.unknownGame(gameId));
  }
}

const newSeed = (): string => randomBytes(32).toString('hex');

const decksFor = ({ name, decks: deckGame }: Game, decks: Decks | undefined): Result<Decks | null, Problem> => {
  if (!deckGame) return decks ? fail(problem('DECK_NOT_USED', `${name} is played without decks.`)) : ok(null);
  if (!decks) {
    const [first, second = first] = deckGame.readyDecks;
    return ok([first.cards, second.cards]);
  }
  const violations = decks.flatMap((deck, seat) =>
    deckGame.violations(deck, {}).map((violation) => ({ seat, ...violation })),
  );
  return violations.length === 0
    ? ok(decks)
    : fail(problem('INVALID_DECK', violations.map(({ message }) => message).join(' '), { violations }));
};
