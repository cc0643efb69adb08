/**
 * `npm run cards:import -- base1.json base2.json`: takes card files of the pokemon-tcg-data form
 * into a running server, and tells what of them it understood.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import type { ImportJob } from '../src/modules/deck/application/import-jobs.js';
import { adminToken } from './admin-token.js';
import { progressBar, reportLines } from './cards/report.js';

interface Options {
  readonly game: string;
  readonly url: string;
  readonly token?: string;
}

const command = new Command('cards:import')
  .description('Imports card files into a running server and tells what it understood')
  .argument('<file...>', 'JSON files, each an array of cards; a sets.json among them is skipped')
  .option('--game <id>', 'whose cards they are', 'pokemon-tcg')
  .option('--url <address>', 'the server', 'http://127.0.0.1:3000')
  .option(
    '--token <token>',
    'of an ADMIN; or in OPENTCG_ADMIN_TOKEN, or as the first start left it in the data directory',
  )
  .parse();

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readCards = async (file: string): Promise<unknown[]> => {
  const text = await readFile(file, 'utf8');
  let cards: unknown;
  try {
    cards = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(cards)) throw new Error(`${file} must hold an array of cards.`);
  return cards;
};

const ask = async <T>({ url, token }: Options, path: string, body?: object): Promise<T> => {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${adminToken(token)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Error(`No server answers at ${url}: ${String((error as Error).cause ?? error)}`);
  });
  const answer = (await response.json()) as T & { readonly detail?: string };
  if (!response.ok) throw new Error(`${response.status}: ${answer.detail ?? 'refused'}`);
  return answer;
};

/** On a terminal the bar is drawn in place; elsewhere only the end of it is written. */
const draw = (job: ImportJob, isOver: boolean): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r${progressBar(job.done, job.total)}${isOver ? '\n' : ''}`);
  else if (isOver) say(progressBar(job.done, job.total));
};

const importFile = async (file: string, options: Options): Promise<void> => {
  const cards = await readCards(file);
  say(`${basename(file)}: ${cards.length} cards`);
  if (cards.length === 0) return;
  const { jobId } = await ask<{ jobId: string }>(options, `/api/games/${options.game}/cards/import`, { cards });
  for (;;) {
    const job = await ask<ImportJob>(options, `/api/admin/jobs/${jobId}`);
    const isOver = job.status !== 'RUNNING';
    draw(job, isOver);
    if (job.report) reportLines(job.report).forEach(say);
    if (isOver && job.status !== 'DONE') throw new Error(`The import of ${file} ended as ${job.status}.`);
    if (isOver) return;
    await wait(200);
  }
};

try {
  for (const file of command.args) {
    if (basename(file) !== 'sets.json') await importFile(file, command.opts<Options>());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
