import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../auth/permissions.js';
import { Answers } from '../http/answers.js';
import { problemException } from '../http/problem-exception.js';
import { Unlimited } from '../http/rate-limit.guard.js';
import { Drain } from './drain.js';

@ApiTags('operations')
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly drain: Drain,
  ) {}

  @Get('live')
  @Public()
  @Answers(200, 'The process runs', { status: 'ok' })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers(200, 'The server takes requests', { status: 'ok', details: {} }, 'NOT_READY')
  async ready() {
    try {
      const { status, details } = await this.health.check([
        () => this.database.pingCheck('database', { timeout: 2_000 }),
        () => this.taking(),
      ]);
      return { status, details };
    } catch (error) {
      const { details } = (error as { getResponse?: () => { details: unknown } }).getResponse?.() ?? { details: {} };
      throw problemException('NOT_READY', 'The server takes no requests just now.', { details });
    }
  }

  private taking() {
    const indicator = this.indicators.check('requests');
    return this.drain.isDraining ? indicator.down('The server is stopping.') : indicator.up();
  }
}
