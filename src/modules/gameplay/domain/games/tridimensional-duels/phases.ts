export const PHASES = ['DRAW', 'STRATEGY', 'BATTLE', 'END'] as const;
export type Phase = (typeof PHASES)[number];

const NEXT_PHASE: Readonly<Record<Phase, Phase>> = { DRAW: 'STRATEGY', STRATEGY: 'BATTLE', BATTLE: 'END', END: 'DRAW' };

export const canTransitionToPhase = (current: Phase, target: Phase): boolean => NEXT_PHASE[current] === target;
