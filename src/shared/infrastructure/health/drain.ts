import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';

/** Whether the server is on its way out, and whether it has answered what it was asked. */
@Injectable()
export class Drain {
  private begun = false;
  private disconnected = false;
  private running = 0;
  private readonly sockets = new Set<Socket>();
  private allAnswered: () => void = () => undefined;

  get isDraining(): boolean {
    return this.begun;
  }

  /** Load balancers look at readiness and send no more. */
  begin(): void {
    this.begun = true;
  }

  connected(socket: Socket): void {
    if (this.disconnected) return void socket.destroy();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }

  requestBegan(): void {
    this.running += 1;
  }

  requestEnded(): void {
    this.running -= 1;
    if (this.running === 0) this.allAnswered();
  }

  /** Resolves when no request is under way. */
  idle(): Promise<void> {
    return this.running === 0 ? Promise.resolve() : new Promise((resolve) => (this.allAnswered = resolve));
  }

  /** Who is still connected has asked for nothing, and waiting for the time-out would take a minute. */
  disconnect(): void {
    this.disconnected = true;
    for (const socket of this.sockets) socket.destroy();
  }
}
