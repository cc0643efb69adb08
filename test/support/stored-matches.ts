import pg from 'pg';
import type { ScriptedMatch } from './scripted-match.js';

const columns = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  rows[0]!.map((_, i) => rows.map((row) => row[i]));

/** Puts scripted matches into a database as the server would have, each a second after the one before. */
export async function storeMatches(
  ownerUrl: string,
  matches: readonly ScriptedMatch[],
  began = '2026-01-01T00:00:00Z',
) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    const accounts = new Map(
      matches.flatMap(({ match }) => match.values.seats.map((seat) => [seat!.accountId, seat!.name])),
    );
    await client.query(
      `INSERT INTO accounts (id, name, role) SELECT *, 'PLAYER' FROM unnest($1::uuid[], $2::text[]) ON CONFLICT DO NOTHING`,
      [[...accounts.keys()], [...accounts.values()]],
    );
    const start = Date.parse(began);
    const rows = matches.map(({ match: { setup, seedCommitment, values } }, index) => [
      setup.id,
      setup.tournamentId,
      setup.game,
      setup.rulesVersion,
      JSON.stringify(setup.options),
      JSON.stringify(setup.policy),
      setup.seed,
      seedCommitment,
      values.state,
      values.seats[0]!.accountId,
      values.seats[1]!.accountId,
      values.headSeq,
      values.headHash,
      JSON.stringify(values.outcome),
      new Date(start + index * 1000).toISOString(),
      new Date(start + index * 1000 + 60_000).toISOString(),
    ]);
    await client.query(
      `INSERT INTO matches (id, tournament_id, game, rules_version, options, policy, seed, seed_commitment, state,
         seat0_account_id, seat1_account_id, head_seq, head_hash, over, outcome, created_at, ended_at)
       SELECT id, tournament, game, version, options, policy, decode(seed, 'hex'), commitment, state, seat0, seat1,
         head_seq, head_hash, true, outcome, created, ended
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[], $7::text[], $8::text[],
         $9::text[], $10::uuid[], $11::uuid[], $12::int[], $13::text[], $14::jsonb[], $15::timestamptz[],
         $16::timestamptz[])
         AS m (id, tournament, game, version, options, policy, seed, commitment, state, seat0, seat1, head_seq,
           head_hash, outcome, created, ended)`,
      columns(rows),
    );
    for (const { entries } of matches)
      await client.query(
        `INSERT INTO match_actions (match_id, seq, id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash)
         SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[], $5::uuid[], $6::smallint[], $7::text[],
           $8::jsonb[], $9::text[], $10::text[], $11::text[])`,
        columns(
          entries.map((entry) => [
            entry.matchId,
            entry.seq,
            entry.id,
            entry.commandId,
            entry.accountId,
            entry.seat,
            entry.type,
            JSON.stringify(entry.data),
            entry.stateHash,
            entry.prevHash,
            entry.hash,
          ]),
        ),
      );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
