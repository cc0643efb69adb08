import { request } from 'node:http';
import type { Answer, Api } from './api.js';

export interface RawRequest {
  readonly method: string;
  /** Sent as it is: `fetch` would tidy it up. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request that no well-behaved client would send. */
export const sendRaw = (caller: Api, { method, path, headers, body = '' }: RawRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(caller.url);
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          ...(caller.token !== null && { authorization: `Bearer ${caller.token}` }),
          ...(body.length > 0 && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          connection: 'close',
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const answered = new Headers(response.headers as Record<string, string>);
          const isJson = answered.get('content-type')?.includes('json') === true && text !== '';
          resolve({ status: response.statusCode!, headers: answered, body: isJson ? JSON.parse(text) : text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
