import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenStreams } from './open-streams.js';

export type Chunk = string | Uint8Array;

/** Small pieces go out together: a write each would cost more than making them. */
const GATHER = 65_536;

async function* gathered(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  let text = '';
  for await (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      if (text !== '') yield text;
      text = '';
      yield chunk;
    } else if ((text += chunk).length >= GATHER) {
      yield text;
      text = '';
    }
  }
  if (text !== '') yield text;
}

/** Answers that are made while they are sent, and so may be longer than memory. */
@Injectable()
export class ByteStreams extends OpenStreams {
  /**
   * Writes until the source ends, the client goes away or the server drains. A slow client is waited for, and the
   * source makes nothing meanwhile. What fails before the first chunk is still answered as a problem.
   */
  send(
    reply: FastifyReply,
    headers: Readonly<Record<string, string>>,
    source: (signal: AbortSignal) => AsyncIterable<Chunk>,
  ): Promise<void> {
    return this.track((stream) => this.write(reply, headers, gathered(source(stream.signal)), stream));
  }

  private async write(
    reply: FastifyReply,
    headers: Readonly<Record<string, string>>,
    chunks: AsyncGenerator<Chunk>,
    stream: AbortController,
  ): Promise<void> {
    const { raw } = reply;
    const gone = () => stream.abort();
    raw.on('close', gone);
    try {
      let next = await chunks.next();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'cache-control': 'private, no-store', ...headers });
      if (reply.request.method === 'HEAD') return void raw.end();
      for (; !next.done && !stream.signal.aborted; next = await chunks.next())
        if (!raw.write(next.value)) await once(raw, 'drain', { signal: stream.signal });
      if (stream.signal.aborted) raw.destroy();
      else raw.end();
    } catch (error) {
      if (!stream.signal.aborted) throw error;
      raw.destroy();
    } finally {
      raw.off('close', gone);
      await chunks.return(undefined);
    }
  }
}
