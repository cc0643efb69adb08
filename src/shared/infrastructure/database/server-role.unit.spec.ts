import { describe, expect, it } from '@jest/globals';
import { quoteIdentifier, serverRoleName } from './server-role.js';

describe('serverRoleName', () => {
  it("carries the database's name", () => {
    expect(serverRoleName('league')).toBe('opentcg_league_server');
  });

  it('fits into an identifier however long the database is called', () => {
    expect(Buffer.byteLength(serverRoleName('ü'.repeat(31)))).toBeLessThanOrEqual(63);
  });

  it('tells long names apart that begin alike', () => {
    expect(serverRoleName(`${'a'.repeat(60)}1`)).not.toBe(serverRoleName(`${'a'.repeat(60)}2`));
  });
});

describe('quoteIdentifier', () => {
  it('leaves no way out of the quotes', () => {
    expect(quoteIdentifier('a"; DROP TABLE x')).toBe('"a""; DROP TABLE x"');
  });
});
