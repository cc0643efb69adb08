import { createHmac } from 'node:crypto';

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 under the webhook's secret over "<seconds>.<body>". */
export const signature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
