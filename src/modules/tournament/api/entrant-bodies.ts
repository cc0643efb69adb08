import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import type { AccountId } from '../../../shared/domain/ids.js';
import type { PenaltyKind, StaffRole } from '../domain/tournament/state.js';

const PENALTIES: readonly PenaltyKind[] = ['WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'];
const STAFF_ROLES: readonly StaffRole[] = ['HEAD_JUDGE', 'SCOREKEEPER'];

export class EnterBody {
  @ApiProperty({ required: false, description: 'Somebody else, entered by staff' })
  @Optional()
  @IsUUID()
  accountId?: AccountId;

  @ApiProperty({ required: false })
  @Optional()
  @IsString()
  @Length(1, 100)
  deckId?: string;
}

export class DeckBody {
  @ApiProperty()
  @IsString()
  @Length(1, 100)
  deckId!: string;
}

export class TableBody {
  @ApiProperty({ nullable: true, example: 1, type: Number })
  @ValidateIf(({ table }: TableBody) => table !== null)
  @IsInt()
  @Min(1)
  @Max(100_000)
  table!: number | null;
}

class ForbiddenPairBody {
  @ApiProperty({ type: [String], minItems: 2, maxItems: 2 })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @IsUUID(undefined, { each: true })
  entrants!: [string, string];

  @ApiProperty({ description: 'Never paired; else only to avoid a rematch' })
  @IsBoolean()
  hard!: boolean;
}

export class ForbiddenPairsBody {
  @ApiProperty({ type: [ForbiddenPairBody] })
  @IsArray()
  @ArrayMaxSize(10_000)
  @ValidateNested({ each: true })
  @Type(() => ForbiddenPairBody)
  pairs!: ForbiddenPairBody[];
}

export class PenaltyBody {
  @ApiProperty({ enum: PENALTIES })
  @IsIn(PENALTIES)
  kind!: PenaltyKind;

  @ApiProperty({ example: 'Late to the table' })
  @IsString()
  @Length(1, 1000)
  reason!: string;
}

export class StaffBody {
  @ApiProperty({ enum: STAFF_ROLES })
  @IsIn(STAFF_ROLES)
  role!: StaffRole;
}
