import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../../../shared/infrastructure/metrics/metrics.js';
import type { MatchTelemetry } from '../application/match-telemetry.js';

@Injectable()
export class MatchMetrics implements MatchTelemetry {
  private readonly acceptedActions: Counter<'game'>;
  private readonly refusedActions: Counter<'game' | 'code'>;
  private readonly batchSize: Histogram;
  private readonly commitSeconds: Histogram;

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    this.acceptedActions = new Counter({
      name: 'opentcg_actions_accepted_total',
      help: 'Actions accepted, by game',
      labelNames: ['game'],
      registers,
    });
    this.refusedActions = new Counter({
      name: 'opentcg_actions_refused_total',
      help: 'Actions refused, by game and code',
      labelNames: ['game', 'code'],
      registers,
    });
    this.batchSize = new Histogram({
      name: 'opentcg_commit_batch_size',
      help: 'Actions in one commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    });
    this.commitSeconds = new Histogram({
      name: 'opentcg_commit_seconds',
      help: 'Time of one commit',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    });
  }

  accepted(game: string): void {
    this.acceptedActions.inc({ game });
  }

  refused(game: string, code: string): void {
    this.refusedActions.inc({ game, code });
  }

  committed(batchSize: number, seconds: number): void {
    this.batchSize.observe(batchSize);
    this.commitSeconds.observe(seconds);
  }
}
