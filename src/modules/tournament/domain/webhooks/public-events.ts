import type { Deed, DeedType } from '../tournament/deeds.js';

/** What everyone may learn of a tournament: drafts, reports, notes and penalties short of disqualification stay inside. */
export const WEBHOOK_EVENTS = [
  'REGISTRATION_OPENED',
  'STARTED',
  'COMPLETED',
  'CANCELLED',
  'ENTERED',
  'PROMOTED',
  'WITHDRAWN',
  'CHECKED_IN',
  'DROPPED',
  'UNDROPPED',
  'PENALTY_GIVEN',
  'ROUND_PUBLISHED',
  'MATCHES_CREATED',
  'GAME_ENDED',
  'RESULT_RECORDED',
  'RESULT_CORRECTED',
  'CLOCK_CHANGED',
] as const satisfies readonly DeedType[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface PublicEvent {
  readonly event: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

const isPublic = (type: DeedType): type is WebhookEvent => (WEBHOOK_EVENTS as readonly DeedType[]).includes(type);

/** A deed as the public may see it; null where it may not. */
export const publicEvent = (deed: Deed): PublicEvent | null => {
  if (!isPublic(deed.type)) return null;
  switch (deed.type) {
    case 'ENTERED': {
      const { entrantId, accountId, name, waiting, late } = deed;
      return { event: deed.type, data: { entrantId, accountId, name, waiting, late } };
    }
    case 'PENALTY_GIVEN': {
      const { entrantId, kind, round } = deed;
      return kind === 'DISQUALIFICATION' ? { event: deed.type, data: { entrantId, kind, round } } : null;
    }
    case 'STARTED':
      return { event: deed.type, data: { phases: deed.phases } };
    default: {
      const { type, ...data } = deed;
      return { event: type as WebhookEvent, data };
    }
  }
};
