import type { Api } from './api.js';

export interface StreamedMessage {
  readonly id?: string;
  readonly event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look at whatever came
  readonly data: any;
}

const messageOf = (block: string): StreamedMessage => {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  ) as Record<string, string>;
  return { ...(fields['id'] && { id: fields['id'] }), event: fields['event']!, data: JSON.parse(fields['data']!) };
};

/** A server-sent event stream as `fetch` reads it. */
export class EventStream {
  private readonly messages: StreamedMessage[] = [];
  private rest = '';

  private constructor(
    readonly response: Response,
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
  ) {}

  static async open(caller: Api, path: string, headers: Record<string, string> = {}): Promise<EventStream> {
    const response = await fetch(`${caller.url}${path}`, {
      headers: { ...(caller.token !== null && { authorization: `Bearer ${caller.token}` }), ...headers },
    });
    return new EventStream(response, response.body!.getReader());
  }

  /** The next message, or null when the server has closed. Comments are passed over. */
  async next(): Promise<StreamedMessage | null> {
    for (;;) {
      const message = this.messages.shift();
      if (message) return message;
      const { value, done } = await this.reader.read();
      if (done) return null;
      const blocks = (this.rest + Buffer.from(value).toString()).split('\n\n');
      this.rest = blocks.pop()!;
      this.messages.push(...blocks.filter((block) => !block.startsWith(':')).map(messageOf));
    }
  }

  async take(count: number): Promise<StreamedMessage[]> {
    const taken: StreamedMessage[] = [];
    for (let message; taken.length < count && (message = await this.next()) !== null;) taken.push(message);
    return taken;
  }

  toEnd(): Promise<StreamedMessage[]> {
    return this.take(Infinity);
  }

  close(): Promise<void> {
    return this.reader.cancel();
  }
}
