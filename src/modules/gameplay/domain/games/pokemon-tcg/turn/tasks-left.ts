import type { Choice, PokemonState, Task } from '../state.js';

type Kind = Task['kind'];

/** What is left of the turn itself, by where it stands still. */
const REST_OF_TURN: Readonly<Record<string, readonly Kind[]>> = {
  MAIN_PHASE: [],
  ATTACK: ['END_PHASE', 'CHECKUP', 'KNOCK_OUTS', 'NEXT_TURN'],
  END: ['CHECKUP', 'KNOCK_OUTS', 'NEXT_TURN'],
  BETWEEN_TURNS: ['NEXT_TURN'],
};

/** What comes between the answer and the rest of the turn. */
const AFTER_ANSWER: Readonly<Record<Choice['kind'], readonly Kind[]>> = {
  EFFECT: ['EFFECTS', 'KNOCK_OUTS'],
  PRIZE: ['WIN_CHECK', 'PROMOTIONS'],
  PROMOTION: [],
  HAND_LIMIT: [],
};

const STANDS_STILL_IN: Readonly<Record<Choice['kind'], readonly string[]>> = {
  EFFECT: ['MAIN_PHASE', 'ATTACK'],
  PRIZE: ['MAIN_PHASE', 'ATTACK', 'BETWEEN_TURNS'],
  PROMOTION: ['MAIN_PHASE', 'ATTACK', 'BETWEEN_TURNS'],
  HAND_LIMIT: ['END'],
};

/** The tasks that must be left while a choice is pending; null where no such choice can be pending. */
export const tasksLeft = ({ matchState, phase, pending }: PokemonState): readonly Kind[] | null => {
  if (pending.length === 0) return [];
  const [{ kind }] = pending;
  const place = matchState === 'BETWEEN_TURNS' && phase === 'END' ? matchState : phase;
  return STANDS_STILL_IN[kind].includes(place) ? [...AFTER_ANSWER[kind], ...REST_OF_TURN[place]] : null;
};
