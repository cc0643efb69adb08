import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/server.js';
import { TestTournament } from '../support/tournament.js';

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Listens for webhooks; the first answers are refusals, if so asked. */
const receiver = async (refusals = 0) => {
  const received: Received[] = [];
  let refused = 0;
  const listening = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (refused++ < refusals) return response.writeHead(500).end();
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`;
  const until = async (count: number): Promise<void> => {
    for (let tries = 0; tries < 400 && received.length < count; tries++) await new Promise((r) => setTimeout(r, 25));
  };
  return { url, received, until, close: () => new Promise((resolve) => listening.close(resolve)) };
};

const eventsOf = (received: readonly Received[]): string[] => received.map(({ body }) => JSON.parse(body).event);

let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([startServer({ OPENTCG_WEBHOOK_PRIVATE_TARGETS: 'on' }), startServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), closed.close()]);
});

describe('a webhook', () => {
  it('is told every public change, in order and signed', async () => {
    const event = await TestTournament.create(server.admin, { format: { kind: 'SWISS', rounds: 1 } });
    const hook = await receiver();
    const { id, secret } = await event.post('/webhooks', { url: hook.url });
    await event.post('/open-registration');
    await event.enter(server.admin, 2);
    await event.post('/start');
    await event.post('/rounds', { publish: true });
    await hook.until(5);
    const expected = ['REGISTRATION_OPENED', 'ENTERED', 'ENTERED', 'STARTED', 'ROUND_PUBLISHED'];
    expect(eventsOf(hook.received).slice(0, 5)).toEqual(expected);
    const [{ headers, body }] = hook.received;
    const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['opentcg-signature']))!;
    expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(mac);
    const { items } = await event.get(`/webhooks/${id}/deliveries?after=0`);
    expect(items.map(({ event: name }: { event: string }) => name).slice(0, 5)).toEqual(expected);
    await hook.close();
  });

  it('is told again after it failed', async () => {
    const event = await TestTournament.create(server.admin, { format: { kind: 'SWISS' } });
    const hook = await receiver(1);
    await event.post('/webhooks', { url: hook.url, events: ['CANCELLED', 'REGISTRATION_OPENED'] });
    await event.post('/open-registration');
    await event.post('/cancel');
    await hook.until(2);
    expect(eventsOf(hook.received)).toEqual(['REGISTRATION_OPENED', 'CANCELLED']);
    await hook.close();
  });

  it('is told nothing once removed', async () => {
    const event = await TestTournament.create(server.admin, { format: { kind: 'SWISS' } });
    const { id } = await event.post('/webhooks', { url: 'http://127.0.0.1:9/' });
    await event.request('DELETE', `/webhooks/${id}`);
    expect((await event.organizer.get(event.path(`/webhooks/${id}`))).status).toBe(404);
  });

  it.each([
    'http://127.0.0.1/hook',
    'http://localhost:3000/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://2130706433/',
    'file:///etc/passwd',
    'https://user:password@example.org/',
    'nonsense',
  ])('does not lead to %s', async (url) => {
    const event = await TestTournament.create(closed.admin, { format: { kind: 'SWISS' } });
    const answer = await event.organizer.post(event.path('/webhooks'), { url });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_WEBHOOK_TARGET' } });
  });

  it('is for staff', async () => {
    const event = await TestTournament.create(server.admin, { format: { kind: 'SWISS' } });
    await event.post('/open-registration');
    const stranger = await server.admin.account('Stranger', 'ORGANIZER');
    expect((await stranger.post(event.path('/webhooks'), { url: 'https://example.org/' })).status).toBe(403);
  });
});
