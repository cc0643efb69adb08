import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageWebhooks } from '../application/manage-webhooks.js';
import type { Webhook } from '../application/webhooks.js';
import { WEBHOOK_EVENTS } from '../domain/webhooks/public-events.js';
import { LogQuery } from './round-bodies.js';
import { WebhookBody } from './webhook-bodies.js';

const WEBHOOK = {
  id: '01900000-0000-7000-8000-0000000000f1',
  url: 'https://example.org/hook',
  events: ['ROUND_PUBLISHED'],
  cursor: 12,
  failures: 0,
  lastError: null,
};

const wire = ({ id, url, events, deliveredSeq, attempts, lastError }: Webhook) => ({
  id,
  url,
  events,
  cursor: deliveredSeq,
  failures: attempts,
  lastError,
});

@ApiTags('tournament webhooks')
@ApiBearerAuth()
@Controller('api/tournaments/:id/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: ManageWebhooks) {}

  @Post()
  @AnyAccount()
  @Answers(
    201,
    'The webhook; its secret is shown only here',
    { ...WEBHOOK, secret: '…' },
    'NOT_FOUND',
    'INVALID_WEBHOOK_TARGET',
  )
  async add(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { url, events }: WebhookBody) {
    const webhook = present(await this.webhooks.add(caller, id, url, events ?? WEBHOOK_EVENTS));
    return { ...wire(webhook), secret: webhook.secret };
  }

  @Get()
  @AnyAccount()
  @Answers(200, 'The webhooks', { items: [WEBHOOK] }, 'NOT_FOUND')
  async list(@Caller() caller: CallerValue, @IdParam() id: string) {
    return { items: present(await this.webhooks.list(caller, id)).map(wire) };
  }

  @Get(':webhookId')
  @AnyAccount()
  @Answers(200, 'The webhook and how it fares', WEBHOOK, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue, @IdParam() id: string, @IdParam('webhookId') webhookId: string) {
    return wire(present(await this.webhooks.find(caller, id, webhookId)));
  }

  @Delete(':webhookId')
  @HttpCode(204)
  @AnyAccount()
  @Answers(204, 'It is told nothing more', undefined, 'NOT_FOUND')
  async remove(@Caller() caller: CallerValue, @IdParam() id: string, @IdParam('webhookId') webhookId: string) {
    present(await this.webhooks.remove(caller, id, webhookId));
  }

  @Get(':webhookId/deliveries')
  @AnyAccount()
  @Answers(200, 'What was or will be delivered after a cursor', { items: [], nextCursor: null }, 'NOT_FOUND')
  async deliveries(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('webhookId') webhookId: string,
    @Query() { after, limit }: LogQuery,
  ) {
    return present(await this.webhooks.deliveries(caller, id, webhookId, after, limit));
  }
}
