/** The part of autocannon that is used here. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: object[]): void;
    on(event: 'response', listener: () => void): void;
  }
  interface Result {
    readonly '2xx': number;
    readonly latency: { readonly p50: number; readonly p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    amount: number;
    timeout: number;
    setupClient: (client: Client) => void;
  }): Promise<Result>;
}
