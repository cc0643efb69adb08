import { Inject, Injectable } from '@nestjs/common';
import { backOffSeconds } from '../domain/webhooks/back-off.js';
import { signature } from '../domain/webhooks/signature.js';
import { deliveryOf } from './manage-webhooks.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';
import { WEBHOOK_SENDER, WEBHOOKS, type Webhook, type Webhooks, type WebhookSender } from './webhooks.js';

const WEBHOOKS_AT_ONCE = 10;
const ENTRIES_AT_ONCE = 50;
const HOLD_SECONDS = 900;

/** Feeds webhooks from the log, in its order: an entry is sent only after every earlier one has arrived. */
@Injectable()
export class DeliverWebhooks {
  constructor(
    @Inject(WEBHOOKS) private readonly webhooks: Webhooks,
    @Inject(WEBHOOK_SENDER) private readonly sender: WebhookSender,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  /** How many webhooks had something due. */
  async deliverDue(): Promise<number> {
    const due = await this.webhooks.takeDue(WEBHOOKS_AT_ONCE, HOLD_SECONDS);
    await Promise.all(due.map((webhook) => this.deliver(webhook)));
    return due.length;
  }

  private async deliver(webhook: Webhook): Promise<void> {
    for (const entry of await this.log.entries(webhook.tournamentId, webhook.deliveredSeq, ENTRIES_AT_ONCE)) {
      const delivery = deliveryOf(webhook, entry);
      try {
        if (delivery !== null) await this.send(webhook, JSON.stringify(delivery), entry.seq);
      } catch (error) {
        await this.webhooks.failed(webhook.id, String((error as Error).message), backOffSeconds(webhook.attempts + 1));
        return;
      }
      await this.webhooks.delivered(webhook.id, entry.seq);
    }
    await this.webhooks.release(webhook.id);
  }

  private send({ id, url, secret }: Webhook, body: string, seq: number): Promise<void> {
    const seconds = Math.floor(Date.now() / 1000);
    return this.sender.send(url, body, {
      'opentcg-webhook': id,
      'opentcg-delivery': String(seq),
      'opentcg-signature': signature(secret, seconds, body),
    });
  }
}
