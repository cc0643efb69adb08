import type { GameEvent } from '../../engine/events.js';
import type { Step } from '../../engine/game.js';
import type { JsonObject } from '../../engine/json.js';
import { opponentOf, type Seat } from '../../engine/seat.js';
import type { Activate, PlayCard, SkirmishAction, SubmitInput } from './action.js';
import { withCard, withPlayer } from './board.js';
import { definitionOf, unitDefinition } from './cards/index.js';
import { chosenEffects } from './effects/abilities.js';
import { activationOf } from './effects/activation.js';
import { by, deployment } from './effects/deployment.js';
import type { Trigger } from './effects/effect.js';
import { withdraw } from './effects/enter-and-leave.js';
import type { Tell } from './effects/happening.js';
import { run } from './effects/run.js';
import type { SkirmishState } from './state.js';

const playCard = (state: SkirmishState, { seat, data: { cardId, slot, targets } }: PlayCard, tell: Tell) => {
  const card = state.cards[cardId];
  const definition = definitionOf(card.definition);
  const where: JsonObject = slot ? { slot } : { targets: [...targets!] };
  tell('CARD_PLAYED', 'PLAY_CARD', { seat, card: cardId, definition: card.definition, ...where });
  const played = withPlayer(withdraw(state, card), seat, { playedCard: true });
  if (definition.kind === 'UNIT') return run(played, deployment(played, card, slot!), tell);
  const spent = withPlayer(played, seat, { graveyard: [...played.players[seat].graveyard, cardId] });
  const effects = definition.effects(spent, by(card), targets!);
  return run(spent, [...effects, { kind: 'ACTION_CARD_PLAYED', by: by(card), seat }], tell);
};

const activate = (state: SkirmishState, { seat, data: { cardId, targets } }: Activate, tell: Tell) => {
  const unit = state.cards[cardId];
  const [target] = targets!;
  const { cooldown } = unitDefinition(unit.definition).activate!;
  tell('UNIT_ACTIVATED', 'ACTIVATE', { seat, card: cardId, definition: unit.definition, target, cooldown });
  const activated = withCard(state, cardId, { cooldown, activatedThisTurn: true });
  return run(activated, [activationOf(activated, unit, target)], tell);
};

/** Hands over after a card was played; otherwise, and in the last turn, the player is done. */
const pass = (state: SkirmishState, seat: Seat, tell: Tell) => {
  const other = opponentOf(seat);
  const isLastTurn = state.players[other].isDone;
  const isDone = isLastTurn || !state.players[seat].playedCard;
  tell(isDone ? 'PLAYER_DONE' : 'TURN_ENDED', 'PASS', { seat });
  const passed = withPlayer(state, seat, { isDone, playedCard: false });
  return run(passed, [isLastTurn ? { kind: 'RESOLVE' } : { kind: 'START_TURN', seat: other }], tell);
};

const submitInput = (state: SkirmishState, { seat, data: { choice } }: SubmitInput, tell: Tell) => {
  const [asking, ...rest] = state.queue;
  const { options, source } = state.pendingChoice!;
  const option = choice === undefined ? null : options[choice];
  tell('CHOICE_MADE', 'SUBMIT_INPUT', { seat, source, option });
  const effects = option === null ? [] : chosenEffects(state, asking as Trigger, option);
  return run({ ...state, pendingChoice: null, queue: [] }, [...effects, ...rest], tell);
};

const concede = (state: SkirmishState, seat: Seat, tell: Tell): SkirmishState => {
  const result = { winner: opponentOf(seat), reason: 'CONCEDE' };
  tell('GAME_ENDED', 'CONCEDE', result);
  return { ...state, pendingChoice: null, queue: [], result };
};

const carryOut = (state: SkirmishState, action: SkirmishAction, tell: Tell): SkirmishState => {
  switch (action.type) {
    case 'PLAY_CARD':
      return playCard(state, action, tell);
    case 'ACTIVATE':
      return activate(state, action, tell);
    case 'PASS':
      return pass(state, action.seat, tell);
    case 'SUBMIT_INPUT':
      return submitInput(state, action, tell);
    case 'CONCEDE':
      return concede(state, action.seat, tell);
    default:
      return action satisfies never;
  }
};

/** Chance has no part in it: the decks' orders were settled when they were shuffled. */
export const apply = (state: SkirmishState, action: SkirmishAction): Step<SkirmishState> => {
  const events: GameEvent[] = [];
  const tell: Tell = (type, cause, data, only) =>
    events.push(only ? { type, cause, data, only } : { type, cause, data });
  return { state: carryOut(state, action, tell), events };
};
