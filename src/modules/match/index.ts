export { MATCH_ENDED, type MatchEnded } from './application/match-ended.js';
export { MATCH_POLICY, type MatchPolicy, type MatchTerms } from './application/match-policy.js';
export { MatchModule } from './match.module.js';
