import { describe, expect, it } from '@jest/globals';
import type { AccountId } from '../../../shared/domain/ids.js';
import type { Account } from '../domain/account.js';
import type { Accounts } from './accounts.js';
import { TokenAuthentication } from './token-authentication.js';

const ada: Account = { id: 'ada' as AccountId, name: 'Ada', role: 'PLAYER', disabled: false };

/** Authentication over accounts whose every look-up is answered by hand. */
const authentication = () => {
  const lookUps: ((account: Account | null) => void)[] = [];
  const findByToken = () => new Promise<Account | null>((resolve) => lookUps.push(resolve));
  return { tokens: new TokenAuthentication({ findByToken } as unknown as Accounts), lookUps };
};

describe('token authentication', () => {
  it('looks a token up once', async () => {
    const { tokens, lookUps } = authentication();
    const first = tokens.byToken('secret');
    lookUps[0]!(ada);
    expect(await first).toEqual({ id: ada.id, name: 'Ada', role: 'PLAYER' });
    expect(await tokens.byToken('secret')).toEqual(await first);
    expect(lookUps).toHaveLength(1);
  });

  it('remembers nothing that was read before the account was forgotten', async () => {
    const { tokens, lookUps } = authentication();
    const before = tokens.byToken('secret');
    tokens.forget(ada.id);
    lookUps[0]!(ada);
    await before;
    const after = tokens.byToken('secret');
    lookUps[1]?.(null);
    expect(await after).toBeNull();
  });

  it('knows no disabled account', async () => {
    const { tokens, lookUps } = authentication();
    const asked = tokens.byToken('secret');
    lookUps[0]!({ ...ada, disabled: true });
    expect(await asked).toBeNull();
  });
});
