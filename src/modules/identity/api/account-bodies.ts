import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, Length } from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { ROLES, type Role } from '../../../shared/domain/role.js';
import { PageQuery } from '../../../shared/infrastructure/http/page.js';

export class CreateAccountBody {
  @ApiProperty({ example: 'Ada', minLength: 1, maxLength: 100 })
  @IsString()
  @Length(1, 100)
  name!: string;

  @ApiProperty({ enum: ROLES, example: 'PLAYER' })
  @IsIn(ROLES)
  role!: Role;
}

export class ChangeAccountBody {
  @ApiProperty({ required: false, example: 'Ada Lovelace' })
  @Optional()
  @IsString()
  @Length(1, 100)
  name?: string;

  @ApiProperty({ required: false, enum: ROLES })
  @Optional()
  @IsIn(ROLES)
  role?: Role;

  @ApiProperty({ required: false, example: false })
  @Optional()
  @IsBoolean()
  disabled?: boolean;
}

export class ListAccountsQuery extends PageQuery {
  @ApiProperty({ required: false, description: 'Part of the name' })
  @Optional()
  @IsString()
  @Length(1, 100)
  q?: string;

  @ApiProperty({ required: false, enum: ROLES })
  @Optional()
  @IsIn(ROLES)
  role?: Role;
}
