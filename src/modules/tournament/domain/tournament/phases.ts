import { challengeRounds, cupRounds } from '../standings/rounds-by-attendance.js';
import type { Format, Phase, PhaseFormat } from './settings.js';

const DEFAULT_CUT = 8;

const phaseOf = (format: PhaseFormat, advance: number | null): Phase => ({
  kind: format.kind,
  rounds: format.kind === 'SWISS' ? (format.rounds ?? null) : null,
  bestOf: format.bestOf ?? 1,
  thirdPlace: format.thirdPlace ?? false,
  legs: format.legs === 2 ? 2 : 1,
  advance,
});

/** The chain of phases that a format stands for: a top cut is a single elimination of its own. */
export const phasesOf = (format: Format): Phase[] => {
  const written = 'phases' in format ? format.phases : [format];
  return written.flatMap((phase, i): Phase[] => {
    const isLast = i === written.length - 1;
    if (phase.topCut === undefined) return [phaseOf(phase, isLast ? null : (phase.advance ?? DEFAULT_CUT))];
    const cut: PhaseFormat = {
      kind: 'SINGLE_ELIMINATION',
      bestOf: phase.bestOf,
      thirdPlace: phase.thirdPlace,
    };
    return [phaseOf(phase, phase.topCut), phaseOf(cut, isLast ? null : (phase.advance ?? 1))];
  });
};

/** The Swiss rounds that a phase plays where the organizer named none: the Cup table before a cut, else the Challenge's. */
export const withRounds = (phases: readonly Phase[], attendance: number): Phase[] =>
  phases.map((phase, i) => {
    if (phase.kind !== 'SWISS' || phase.rounds !== null) return phase;
    const field = i === 0 ? attendance : Math.min(attendance, phases[i - 1].advance ?? attendance);
    return { ...phase, rounds: phase.advance === null ? challengeRounds(field) : cupRounds(field) };
  });
