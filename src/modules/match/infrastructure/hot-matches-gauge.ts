import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../shared/infrastructure/metrics/metrics.js';
import { HotMatches } from '../application/hot-matches.js';

@Injectable()
export class HotMatchesGauge {
  constructor(metrics: Metrics, matches: HotMatches) {
    metrics.watch('opentcg_hot_matches', 'Matches held in memory', [], (gauge) => gauge.set(matches.size));
  }
}
