import { resolveStep } from '../effects/interpreter.js';
import { change, type Play } from '../play.js';
import { checkup } from './checkup.js';
import { endPhase } from './end-phase.js';
import { knockOuts } from './knock-outs.js';
import { nextTurn } from './next-turn.js';
import { promotions } from './promotions.js';
import { winCheck } from './win-conditions.js';

/** Does what is left to do until a choice is pending, nothing is left, or the match is over. */
export const run = (play: Play): void => {
  while (play.state.pending.length === 0 && play.state.tasks.length > 0) {
    const [task, ...rest] = play.state.tasks;
    play.cause = task.kind === 'EFFECTS' ? task.cause : task.kind;
    if (task.kind === 'EFFECTS') {
      resolveStep(play, task);
      continue;
    }
    change(play, { tasks: rest });
    switch (task.kind) {
      case 'KNOCK_OUTS':
        knockOuts(play);
        break;
      case 'WIN_CHECK':
        winCheck(play);
        break;
      case 'PROMOTIONS':
        promotions(play);
        break;
      case 'END_PHASE':
        endPhase(play);
        break;
      case 'CHECKUP':
        checkup(play);
        break;
      case 'NEXT_TURN':
        nextTurn(play);
        break;
      default:
        task satisfies never;
    }
  }
};
