import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/permissions.js';
import { Unlimited } from '../http/rate-limit.guard.js';
import { Metrics } from './metrics.js';

@ApiTags('operations')
@Unlimited()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'Prometheus metrics' })
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
