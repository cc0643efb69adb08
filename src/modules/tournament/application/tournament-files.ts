import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { entrantsCsv, pairingsCsv, standingsCsv } from '../domain/files/csv.js';
import { exportTdf } from '../domain/files/export-tdf.js';
import { deedsOfTdf } from '../domain/files/import-tdf.js';
import { printPairings, printSlips, printStandings } from '../domain/files/print.js';
import { readTdf } from '../domain/files/read-tdf.js';
import { lastRound, profileOf, standingsOf } from '../domain/tournament/standings-of.js';
import { publishedRounds, type Round, type TournamentState } from '../domain/tournament/state.js';
import { TournamentAccess } from './access.js';
import { newSeed } from './manage-tournaments.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';

type Text = Promise<Result<string, Problem>>;

@Injectable()
export class TournamentFiles {
  constructor(
    private readonly access: TournamentAccess,
    private readonly rules: RuleValidations,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  async import(caller: Caller, game: string, source: string): Promise<Result<TournamentState, Problem>> {
    if (!this.rules.find(game)) return fail(this.rules.unknownGame(game));
    const file = readTdf(source);
    if (!file.ok) return fail(problem('INVALID_FILE', file.error));
    const deeds = deedsOfTdf(file.value, {
      game,
      organizerId: caller.id,
      seed: newSeed(),
      newId: () => newId<string>(),
    });
    if (!deeds.ok) return fail(problem('INVALID_FILE', deeds.error));
    return ok(
      await this.log.create(
        newId<string>(),
        { accountId: caller.id, reason: 'Imported from a .tdf file' },
        deeds.value,
      ),
    );
  }

  async exportTdf(caller: Caller, id: string): Text {
    const staffed = await this.access.staffed(caller, id);
    return staffed.ok ? exportTdf(staffed.value) : staffed;
  }

  entrantsCsv(caller: Caller, id: string): Text {
    return this.write(caller, id, ({ entrants }) => entrantsCsv(entrants));
  }

  pairingsCsv(caller: Caller, id: string): Text {
    return this.write(caller, id, (state) => pairingsCsv(state, publishedRounds(state)));
  }

  standingsCsv(caller: Caller, id: string): Text {
    return this.write(caller, id, (state) => standingsCsv(standingsOf(state), profileOf(state).tieBreakers));
  }

  printPairings(caller: Caller, id: string, round?: number): Text {
    return this.print(caller, id, round, printPairings);
  }

  printSlips(caller: Caller, id: string, round?: number): Text {
    return this.print(caller, id, round, printSlips);
  }

  printStandings(caller: Caller, id: string, round?: number): Text {
    return this.write(caller, id, (state) => {
      const after = Math.min(round ?? Infinity, lastRound(state));
      return printStandings(state, standingsOf(state, after), after);
    });
  }

  private async write(caller: Caller, id: string, text: (state: TournamentState) => string): Text {
    const staffed = await this.access.staffed(caller, id);
    return staffed.ok ? ok(text(staffed.value)) : staffed;
  }

  private async print(
    caller: Caller,
    id: string,
    number: number | undefined,
    page: (state: TournamentState, round: Round) => string,
  ): Text {
    const staffed = await this.access.staffed(caller, id);
    if (!staffed.ok) return staffed;
    const round = staffed.value.rounds[(number ?? staffed.value.rounds.length) - 1];
    if (round === undefined) return fail(problem('NOT_FOUND', 'There is no such round in this tournament.'));
    return ok(page(staffed.value, round));
  }
}
