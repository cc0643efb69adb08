import { unitDefinition } from '../cards/index.js';
import type { SkirmishState } from '../state.js';
import { fixedEffects } from './abilities.js';
import { clearSlot, modifySlots } from './change-slots.js';
import { buff, consume, damage, kill, setBasePower } from './change-units.js';
import { drawCards } from './draw-cards.js';
import type { Effect, EffectOf } from './effect.js';
import { bounce, createToken, enter, move } from './enter-and-leave.js';
import type { Happening, Tell } from './happening.js';
import { endSkirmish, resolve } from './resolution.js';
import { coolDown, startTurn } from './turns.js';
import { watchers } from './watchers.js';

const actionCardPlayed = (state: SkirmishState, { seat }: EffectOf<'ACTION_CARD_PLAYED'>): Happening => ({
  state,
  next: watchers(state).flatMap(
    (self) => unitDefinition(self.by.definition).afterActionCard?.(state, self, seat) ?? [],
  ),
});

export const perform = (state: SkirmishState, effect: Effect, tell: Tell): Happening => {
  switch (effect.kind) {
    case 'DAMAGE':
      return damage(state, effect, tell);
    case 'KILL':
      return kill(state, effect, tell);
    case 'BUFF':
      return buff(state, effect, tell);
    case 'SET_BASE_POWER':
      return setBasePower(state, effect, tell);
    case 'MODIFY_SLOTS':
      return modifySlots(state, effect, tell);
    case 'CLEAR_SLOT':
      return clearSlot(state, effect, tell);
    case 'DRAW':
      return { state: drawCards(state, effect.seat, effect.count, effect.by.definition, tell) };
    case 'MOVE':
      return move(state, effect, tell);
    case 'BOUNCE':
      return bounce(state, effect, tell);
    case 'CONSUME':
      return consume(state, effect, tell);
    case 'ENTER':
      return enter(state, effect, tell);
    case 'CREATE_TOKEN':
      return createToken(state, effect, tell);
    case 'ACTION_CARD_PLAYED':
      return actionCardPlayed(state, effect);
    case 'START_TURN':
      return startTurn(state, effect.seat, tell);
    case 'COOL_DOWN':
      return coolDown(state, effect.card);
    case 'RESOLVE':
      return resolve(state, tell);
    case 'END_SKIRMISH':
      return endSkirmish(state, effect, tell);
    case 'TRIGGER':
      return { state, next: fixedEffects(state, effect) };
    default:
      return effect satisfies never;
  }
};
