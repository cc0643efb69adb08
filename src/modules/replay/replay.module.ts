import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { GameplayModule } from '../gameplay/index.js';
import { LibraryController } from './api/library.controller.js';
import { ReplayController } from './api/replay.controller.js';
import { ReadReplay } from './application/read-replay.js';
import { ReplayAccess } from './application/replay-access.js';
import { REPLAY_LIBRARY } from './application/replay-library.js';
import { SIGNING_KEYS } from './application/signing-keys.js';
import { UseLibrary } from './application/use-library.js';
import { WhatIf } from './application/what-if.js';
import { SqlReplayLibrary } from './infrastructure/sql-replay-library.js';
import { SqlSigningKeys } from './infrastructure/sql-signing-keys.js';

type Imported = NonNullable<ModuleMetadata['imports']>[number];

/** Replays of the given matches; `ports` fulfils MATCH_POLICY. */
@Module({})
export class ReplayModule {
  static of(matches: Imported, ports: Imported): DynamicModule {
    return {
      module: ReplayModule,
      imports: [GameplayModule, matches, ports],
      controllers: [ReplayController, LibraryController],
      providers: [
        { provide: REPLAY_LIBRARY, useClass: SqlReplayLibrary },
        { provide: SIGNING_KEYS, useClass: SqlSigningKeys },
        ReplayAccess,
        ReadReplay,
        WhatIf,
        UseLibrary,
      ],
    };
  }
}
