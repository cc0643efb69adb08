import type { WebhookEvent } from '../domain/webhooks/public-events.js';

export interface Webhook {
  readonly id: string;
  readonly tournamentId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: string;
  /** Everything up to this entry of the log is delivered or not asked for. */
  readonly deliveredSeq: number;
  /** Failures in a row. */
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface Webhooks {
  add(webhook: Webhook): Promise<void>;
  find(tournamentId: string, id: string): Promise<Webhook | null>;
  list(tournamentId: string): Promise<Webhook[]>;
  remove(tournamentId: string, id: string): Promise<boolean>;
  /** Webhooks with something to deliver, taken so that no other process delivers to them for a while. */
  takeDue(limit: number, forSeconds: number): Promise<Webhook[]>;
  delivered(id: string, seq: number): Promise<void>;
  failed(id: string, error: string, waitSeconds: number): Promise<void>;
  /** Ends the exclusive hold of `takeDue`. */
  release(id: string): Promise<void>;
}

export const WEBHOOKS = Symbol('Webhooks');

/** Sends one signed message; a refusal or a silence is an error. */
export interface WebhookSender {
  /** What is wrong with an address, as far as can be told before it is used. */
  refusalOf(url: string): string | null;
  send(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<void>;
}

export const WEBHOOK_SENDER = Symbol('WebhookSender');
