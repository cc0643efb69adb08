import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { startMatch, type Answer, type Api, type StartedMatch } from '../support/api.js';

export interface Acknowledged {
  readonly matchId: string;
  readonly seq: number;
  readonly commandId: string;
}

/** Clients that play random matches through crashes: an unanswered command is sent again until it is answered. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly matchIds: string[] = [];
  private readonly happened = new EventEmitter();
  private readonly players: Promise<void>[];
  private stopping = false;

  /** `urls` may change while the load runs, as the server's address does after a restart. */
  constructor(
    readonly urls: string[],
    private readonly admin: Api,
    private readonly game: string,
    clients: number,
  ) {
    this.players = Array.from({ length: clients }, (_, n) => this.play(n));
  }

  /** Resolves when so many more actions were acknowledged. */
  async progress(actions: number): Promise<void> {
    const target = this.acknowledged.length + actions;
    while (this.acknowledged.length < target) await once(this.happened, 'acknowledged');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.players);
  }

  private async play(client: number): Promise<void> {
    for (let round = 0; !this.stopping; round++) {
      const match = await this.persist(() => startMatch(this.admin.at(this.urls[0]), this.game));
      this.matchIds.push(match.id);
      await this.playMatch(match, `${client}-${round}`);
    }
  }

  private async playMatch({ id, players }: StartedMatch, seed: string): Promise<void> {
    for (let turn = 0; !this.stopping; turn++) {
      const url = () => this.urls[(turn + this.urls.length) % this.urls.length];
      const view = await this.answered(() => players[0].at(url()).get(`/api/matches/${id}/view`));
      if (view.body.outcome !== null) return;
      const seat = view.body.toAct[0] as 0 | 1;
      const own = await this.answered(() => players[seat].at(url()).get(`/api/matches/${id}/view`));
      const offered = own.body.availableActions;
      const command = { commandId: randomUUID(), ...offered[seededRandom(seed, turn).int(offered.length)] };
      const { status, body } = await this.answered(() =>
        players[seat].at(url()).post(`/api/matches/${id}/actions`, command),
      );
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
      this.acknowledged.push({ matchId: id, seq: body.seq, commandId: command.commandId });
      this.happened.emit('acknowledged');
    }
  }

  private answered(request: () => Promise<Answer>): Promise<Answer> {
    return this.persist(async () => {
      const answer = await request();
      if (answer.status === 503) throw new Error('unavailable');
      if (answer.status >= 500) throw new RangeError(`${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer;
    });
  }

  /** Again and again while the server is away; what is no refusal to connect is a failure. */
  private async persist<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if (error instanceof RangeError) throw error;
        await delay(20);
      }
    }
  }
}
