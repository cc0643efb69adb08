import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { publicEvent, type PublicEvent, type WebhookEvent } from '../domain/webhooks/public-events.js';
import { TournamentAccess } from './access.js';
import { TOURNAMENT_LOG, type RecordedEntry, type TournamentLog } from './tournament-log.js';
import { WEBHOOK_SENDER, WEBHOOKS, type Webhook, type Webhooks, type WebhookSender } from './webhooks.js';

const SECRET_BYTES = 32;
const MOST_WEBHOOKS = 20;
const noSuchWebhook = problem('NOT_FOUND', 'There is no such webhook in this tournament.');

export interface Delivery extends PublicEvent {
  readonly cursor: number;
  readonly tournamentId: string;
  readonly at: string;
}

/** What a webhook is told of an entry; null where it did not ask for it or may not know it. */
export const deliveryOf = (
  { tournamentId, events }: Webhook,
  { seq, deed, recordedAt }: RecordedEntry,
): Delivery | null => {
  const event = publicEvent(deed);
  return event && events.includes(event.event) ? { cursor: seq, tournamentId, at: recordedAt, ...event } : null;
};

@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly access: TournamentAccess,
    @Inject(WEBHOOKS) private readonly webhooks: Webhooks,
    @Inject(WEBHOOK_SENDER) private readonly sender: WebhookSender,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  /** Told of everything from now on. */
  async add(
    caller: Caller,
    tournamentId: string,
    url: string,
    events: readonly WebhookEvent[],
  ): Promise<Result<Webhook, Problem>> {
    const staffed = await this.access.staffed(caller, tournamentId);
    if (!staffed.ok) return staffed;
    const refusal = this.sender.refusalOf(url);
    if (refusal !== null) return fail(problem('INVALID_WEBHOOK_TARGET', refusal));
    if ((await this.webhooks.list(tournamentId)).length >= MOST_WEBHOOKS)
      return fail(problem('VALIDATION_FAILED', `A tournament has at most ${MOST_WEBHOOKS} webhooks.`));
    const webhook: Webhook = {
      id: newId<string>(),
      tournamentId,
      url,
      events,
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
      deliveredSeq: staffed.value.headSeq,
      attempts: 0,
      lastError: null,
    };
    await this.webhooks.add(webhook);
    return ok(webhook);
  }

  async list(caller: Caller, tournamentId: string): Promise<Result<Webhook[], Problem>> {
    const staffed = await this.access.staffed(caller, tournamentId);
    return staffed.ok ? ok(await this.webhooks.list(tournamentId)) : staffed;
  }

  async find(caller: Caller, tournamentId: string, id: string): Promise<Result<Webhook, Problem>> {
    const staffed = await this.access.staffed(caller, tournamentId);
    if (!staffed.ok) return staffed;
    const webhook = await this.webhooks.find(tournamentId, id);
    return webhook ? ok(webhook) : fail(noSuchWebhook);
  }

  async remove(caller: Caller, tournamentId: string, id: string): Promise<Result<null, Problem>> {
    const staffed = await this.access.staffed(caller, tournamentId);
    if (!staffed.ok) return staffed;
    return (await this.webhooks.remove(tournamentId, id)) ? ok(null) : fail(noSuchWebhook);
  }

  /** Everything that was or will be delivered after a cursor: a receiver that lost messages reads them again here. */
  async deliveries(
    caller: Caller,
    tournamentId: string,
    id: string,
    after: number,
    limit: number,
  ): Promise<Result<{ items: (Delivery & { delivered: boolean })[]; nextCursor: string | null }, Problem>> {
    const found = await this.find(caller, tournamentId, id);
    if (!found.ok) return found;
    const entries = await this.log.entries(tournamentId, after, limit + 1);
    const items = entries.slice(0, limit).flatMap((entry) => {
      const delivery = deliveryOf(found.value, entry);
      return delivery ? [{ ...delivery, delivered: entry.seq <= found.value.deliveredSeq }] : [];
    });
    return ok({ items, nextCursor: entries.length > limit ? String(entries[limit - 1].seq) : null });
  }
}
