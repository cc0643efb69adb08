import { Injectable } from '@nestjs/common';

/** Whether the server is on its way out: load balancers look at readiness and send no more. */
@Injectable()
export class Drain {
  private begun = false;

  begin(): void {
    this.begun = true;
  }

  get isDraining(): boolean {
    return this.begun;
  }
}
