import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenStreams } from './open-streams.js';

const HEARTBEAT_MS = 15_000;

export interface StreamMessage {
  readonly id?: number | string;
  readonly event: string;
  readonly data: object;
}

const frame = ({ id, event, data }: StreamMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The server-sent event streams that are open; they end when the server drains. */
@Injectable()
export class EventStreams extends OpenStreams {
  /** Writes until the source ends, the client goes away or the server drains; a slow client is waited for. */
  send(reply: FastifyReply, source: (signal: AbortSignal) => AsyncIterable<StreamMessage>): Promise<void> {
    return this.track((stream) => this.write(reply, source(stream.signal), stream));
  }

  private async write(reply: FastifyReply, messages: AsyncIterable<StreamMessage>, stream: AbortController) {
    reply.hijack();
    const { raw } = reply;
    const gone = () => stream.abort();
    raw.on('close', gone);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    if (reply.request.method === 'HEAD') return void raw.end();
    raw.write(': the match\n\n');
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      for await (const message of messages) {
        if (stream.signal.aborted) break;
        if (!raw.write(frame(message))) await once(raw, 'drain', { signal: stream.signal });
      }
    } catch (error) {
      if (!stream.signal.aborted) throw error;
    } finally {
      clearInterval(heartbeat);
      raw.off('close', gone);
      raw.end();
    }
  }
}
