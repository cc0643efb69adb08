import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { AccountId } from '../../../shared/domain/ids.js';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { LimitQuery } from '../../../shared/infrastructure/http/page.js';
import { MAX_COUNT, MAX_LINES } from '../domain/deck.js';

const MAX_LIST = 50_000;

const lowerCase = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

export class CardsQuery extends LimitQuery {
  @ApiProperty({ required: false, description: 'Part of a name, a text or an id; accents and case do not matter' })
  @Optional()
  @IsString()
  @Length(0, 100)
  q?: string;

  @ApiProperty({ required: false, description: 'Of this set only' })
  @Optional()
  @IsString()
  @Length(1, 100)
  set?: string;

  @ApiProperty({ required: false, description: 'nextCursor of the page before' })
  @Optional()
  @IsString()
  @Length(1, 200)
  cursor?: string;
}

class CardCountBody {
  @ApiProperty({ example: 'archer' })
  @IsString()
  @Length(1, 200)
  cardId!: string;

  @ApiProperty({ example: 3, minimum: 1, maximum: MAX_COUNT })
  @IsInt()
  @Min(1)
  @Max(MAX_COUNT)
  count!: number;
}

export class CreateDeckBody {
  @ApiProperty({ example: 'skirmish' })
  @IsString()
  @Length(1, 100)
  game!: string;

  @ApiProperty({ example: 'Archers', minLength: 1, maxLength: 100 })
  @IsString()
  @Length(1, 100)
  name!: string;

  @ApiProperty({ required: false, description: 'For organizers: the player whose deck it is' })
  @Optional()
  @IsUUID()
  @Transform(lowerCase)
  accountId?: AccountId;

  @ApiProperty({ required: false, type: [CardCountBody], maxItems: MAX_LINES, description: 'Or `list`' })
  @ValidateIf(({ list }: CreateDeckBody) => list === undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => CardCountBody)
  cards?: CardCountBody[];

  @ApiProperty({
    required: false,
    example: 'Units: 3\n3 Archer',
    maxLength: MAX_LIST,
    description: 'The list as text, a line a card, instead of `cards`',
  })
  @Optional()
  @IsString()
  @Length(1, MAX_LIST)
  list?: string;
}

export class ValidateDeckBody {
  @ApiProperty({ example: '00000000-0000-7000-8000-000000000001', description: 'Whose deck rules to judge by' })
  @IsUUID()
  @Transform(lowerCase)
  tournamentId!: string;
}
