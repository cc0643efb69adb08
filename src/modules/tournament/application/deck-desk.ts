import { Injectable } from '@nestjs/common';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { PlayableDecks } from '../../deck/index.js';
import { RuleValidations } from '../../gameplay/index.js';
import { canonicalJson, sha256Hex } from '../../gameplay/domain/engine/canonical.js';
import type { DeckCard } from '../../gameplay/domain/engine/deck.js';
import { playingRules } from '../domain/tournament/playing-rules.js';
import type { Settings } from '../domain/tournament/settings.js';
import type { EnteredDeck } from '../domain/tournament/state.js';

/** One list, one hash: the order of cards does not matter, and a card named twice is added up. */
const deckHash = (cards: readonly DeckCard[]): string => {
  const counts = new Map<string, number>();
  for (const { cardId, count } of cards) counts.set(cardId, (counts.get(cardId) ?? 0) + count);
  return sha256Hex(canonicalJson([...counts].sort(([a], [b]) => (a < b ? -1 : 1))));
};

/** Finds a deck and judges it by the tournament's rules. */
@Injectable()
export class DeckDesk {
  constructor(
    private readonly rules: RuleValidations,
    private readonly decks: PlayableDecks,
  ) {}

  async check(
    settings: Settings,
    accountId: string,
    deckId: string | undefined,
  ): Promise<Result<EnteredDeck | null, Problem>> {
    const { game: gameId } = settings;
    const game = this.rules.find(gameId)?.game;
    if (!game) return fail(this.rules.unknownGame(gameId));
    if (deckId === undefined) return ok(null);
    if (!game.decks) return fail(problem('DECK_NOT_USED', `${game.name} is played without decks.`));
    const cards = await this.decks.find(gameId, deckId, accountId);
    if (cards === null)
      return fail(problem('UNKNOWN_DECK', 'deckId must be a deck of the player or a ready deck of the game.'));
    const definitions = await this.decks.definitionsOf(gameId, cards);
    const violations = game.decks.violations(cards, playingRules(settings).deckRules, definitions);
    if (violations.length > 0)
      return fail(
        problem('INVALID_DECK', `The deck breaks ${violations.length} rules of the tournament.`, { violations }),
      );
    return ok({ id: deckId, hash: deckHash(cards), cards });
  }
}
