import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import type { Seat } from '../domain/engine/seat.js';
import { DecksOfTwo } from './decks-of-two.js';

const MAX_SEQUENCE = 500;

export class ActionBody {
  @ApiProperty({ example: 'CONCEDE', description: 'One of the game’s action types' })
  @IsDefined()
  type!: unknown;

  @ApiProperty({ enum: [0, 1], example: 0 })
  @IsIn([0, 1])
  seat!: Seat;

  @ApiProperty({ required: false, example: {}, description: 'By the action’s dataSchema' })
  @Optional()
  data?: unknown;
}

export class InitialStateBody {
  @ApiProperty({ example: 'a seed of your own', minLength: 1, maxLength: 128 })
  @IsString()
  @Length(1, 128)
  seed!: string;

  @ApiProperty({ required: false, example: {} })
  @Optional()
  @IsObject()
  options?: object;

  @ApiProperty({ required: false, description: 'Two lists of { cardId, count }' })
  @Optional()
  @DecksOfTwo()
  decks?: [{ cardId: string; count: number }[], { cardId: string; count: number }[]];
}

class StateBody {
  @ApiProperty({ type: Object, description: 'As initial-state or apply answered it' })
  @IsObject()
  state!: object;
}

export class LegalActionsBody extends StateBody {
  @ApiProperty({ enum: [0, 1], example: 0 })
  @IsIn([0, 1])
  seat!: Seat;
}

export class ValidateBody extends StateBody {
  @ApiProperty({ required: false, type: ActionBody, example: { type: 'CONCEDE', seat: 0, data: {} } })
  @ValidateIf(({ actions }: ValidateBody) => actions === undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => ActionBody)
  action?: ActionBody;

  @ApiProperty({ required: false, type: [ActionBody], description: 'A whole sequence, instead of `action`' })
  @Optional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SEQUENCE)
  @ValidateNested({ each: true })
  @Type(() => ActionBody)
  actions?: ActionBody[];
}

export class ApplyBody extends StateBody {
  @ApiProperty({ type: ActionBody })
  @IsObject()
  @ValidateNested()
  @Type(() => ActionBody)
  action!: ActionBody;

  @ApiProperty({ required: false, description: 'Without one a fresh seed is taken and returned' })
  @Optional()
  @IsString()
  @Length(1, 128)
  seed?: string;

  @ApiProperty({ required: false, minimum: 0, default: 0 })
  @Optional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  seq?: number;
}

export class ViewBody extends StateBody {
  @ApiProperty({ enum: [0, 1, 'SPECTATOR'], example: 0 })
  @IsIn([0, 1, 'SPECTATOR'])
  observer!: Seat | 'SPECTATOR';
}
