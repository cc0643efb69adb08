import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { backOffSeconds } from './back-off.js';
import { isPublicAddress } from './public-address.js';
import { publicEvent } from './public-events.js';
import { signature } from './signature.js';

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    ':::',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a signature', () => {
  it('covers the time and the body', () => {
    const expected = createHmac('sha256', 'secret').update('12.{}').digest('hex');
    expect(signature('secret', 12, '{}')).toBe(`t=12,v1=${expected}`);
  });
});

describe('the wait after failures', () => {
  it.each([
    [1, 2],
    [2, 4],
    [5, 32],
    [40, 3600],
  ])('after %i is %i s', (failures, seconds) => expect(backOffSeconds(failures)).toBe(seconds));
});

describe('a public event', () => {
  it('tells neither deck nor person', () => {
    const event = publicEvent({
      type: 'ENTERED',
      entrantId: 'e',
      accountId: 'a',
      person: { userId: '1', firstName: 'A', lastName: 'B', birthYear: 2000 },
      name: 'A B',
      deck: { id: 'd', hash: 'h', cards: [] },
      waiting: false,
      late: false,
      missed: [],
    });
    expect(event).toEqual({
      event: 'ENTERED',
      data: { entrantId: 'e', accountId: 'a', name: 'A B', waiting: false, late: false },
    });
  });
  it.each([
    { type: 'ROUND_DISCARDED', round: 1 },
    { type: 'STAFF_REMOVED', accountId: 'a' },
    { type: 'PENALTY_GIVEN', entrantId: 'e', kind: 'WARNING', penaltyReason: 'r', round: 1 },
  ] as const)('is not made of $type', (deed) => expect(publicEvent(deed)).toBeNull());
  it('tells a disqualification without its reason', () => {
    const deed = {
      type: 'PENALTY_GIVEN',
      entrantId: 'e',
      kind: 'DISQUALIFICATION',
      penaltyReason: 'r',
      round: 1,
    } as const;
    expect(publicEvent(deed)?.data).toEqual({ entrantId: 'e', kind: 'DISQUALIFICATION', round: 1 });
  });
});
