import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Drain } from './drain.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [TerminusModule.forRoot({ logger: false })], controllers: [HealthController], providers: [Drain] })
export class HealthModule {}
