import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsString, Length } from 'class-validator';
import { Optional } from '../../../shared/infrastructure/http/optional.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../domain/webhooks/public-events.js';

export class WebhookBody {
  @ApiProperty({ example: 'https://example.org/hook' })
  @IsString()
  @Length(8, 2000)
  url!: string;

  @ApiProperty({ required: false, enum: WEBHOOK_EVENTS, isArray: true, description: 'All, where none are named' })
  @Optional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events?: WebhookEvent[];
}
