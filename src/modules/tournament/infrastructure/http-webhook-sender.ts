import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/index.js';
import type { WebhookSender } from '../application/webhooks.js';
import { isPublicAddress } from '../domain/webhooks/public-address.js';

const TIMEOUT_MS = 10_000;
const NOT_PUBLIC = 'The address leads into a private network or to this machine.';

/**
 * Sends webhooks by HTTP. Every address that a name leads to is judged at the moment it is connected to, so that a name
 * which changes its mind between the check and the use gains nothing; redirects are not followed.
 */
@Injectable()
export class HttpWebhookSender implements WebhookSender {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  refusalOf(url: string): string | null {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (target === null || !['http:', 'https:'].includes(target.protocol))
      return 'url must be an http or https address.';
    if (target.username !== '' || target.password !== '') return 'url must not hold a password.';
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (this.config.webhookPrivateTargets) return null;
    if (host === 'localhost' || host.endsWith('.localhost')) return NOT_PUBLIC;
    return isIP(host) !== 0 && !isPublicAddress(host) ? NOT_PUBLIC : null;
  }

  send(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const refusal = this.refusalOf(url);
    if (refusal !== null) return Promise.reject(new Error(refusal));
    const { request } = url.startsWith('https:') ? https : http;
    return new Promise((resolve, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          agent: false,
          timeout: TIMEOUT_MS,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          lookup: this.publicLookup,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume();
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve();
          else reject(new Error(`The receiver answered ${status}.`));
        },
      );
      sending.on('timeout', () => sending.destroy(new Error('The receiver did not answer in time.')));
      sending.on('error', reject);
      sending.end(body);
    });
  }

  private readonly publicLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => this.config.webhookPrivateTargets || isPublicAddress(address));
      if (allowed.length === 0) return callback(new Error(NOT_PUBLIC), '', 0);
      if (options.all === true) return callback(null, allowed);
      callback(null, allowed[0].address, allowed[0].family);
    });
  };
}
