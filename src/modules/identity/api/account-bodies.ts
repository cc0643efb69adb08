import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';
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
  @IsOptional()
  @IsString()
  @Length(1, 100)
  name?: string;

  @ApiProperty({ required: false, enum: ROLES })
  @IsOptional()
  @IsIn(ROLES)
  role?: Role;

  @ApiProperty({ required: false, example: false })
  @IsOptional()
  @IsBoolean()
  disabled?: boolean;
}

export class ListAccountsQuery extends PageQuery {
  @ApiProperty({ required: false, description: 'Part of the name' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  q?: string;

  @ApiProperty({ required: false, enum: ROLES })
  @IsOptional()
  @IsIn(ROLES)
  role?: Role;
}
