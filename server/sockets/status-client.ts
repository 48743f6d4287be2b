import { commands } from '../../generated/built/server/commands.gen.mjs';
import type { Authenticate } from '../../generated/server/types.gen.ts';
import { badMessage } from './bad-message.ts';
import type { BoardLook } from './board-look.ts';
import type { Ending } from './connection.ts';
import { type Admit, type ClientParts, SocketClient } from './socket-client.ts';

/** The maximum number of tickers in one message. */
const TICKERS_MAX = 10_000;

/** A client that watches all active jackpots (C2). */
export class StatusClient extends SocketClient {
  readonly #admitBy: (token: string) => Admit;
  #hasSpoken = false;
  #isNew = true;

  constructor(parts: ClientParts, admitBy: (token: string) => Admit) {
    super(parts, { firstMessageMs: 5_000, lookUpMs: 60_000 });
    this.#admitBy = admitBy;
  }

  protected get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  protected get mayRepeat(): boolean {
    return false;
  }

  get watches(): boolean {
    return this.view !== undefined;
  }

  get isNew(): boolean {
    return this.#isNew;
  }

  wants(): boolean {
    return false;
  }

  needsJackpot(): boolean {
    return false;
  }

  offer(): void {}

  get isWaiting(): boolean {
    return false;
  }

  goOn(): void {}

  show({ shown }: BoardLook, isBeat: boolean): void {
    const { view } = this;
    // Each message replaces the one before, so a slow client misses nothing.
    if (view === undefined || this.isBehind || !(isBeat || this.#isNew)) return;
    this.#isNew = false;
    const seen = shown.filter((jackpot) => jackpot.status === 'Active' && view.canSeeJackpot(jackpot));
    this.connection.send(
      `[${seen
        .slice(0, TICKERS_MAX)
        .map(({ ticker }) => ticker)
        .join(',')}]`,
    );
  }

  protected take(message: unknown): Ending | undefined {
    const { message: isRight } = commands['status-socket'];
    if (!isRight(message)) return badMessage(isRight.errors);
    if (this.#hasSpoken) return { code: 4400, reason: 'The client is already authenticated.' };
    this.#hasSpoken = true;
    this.admit(this.#admitBy((message as Authenticate).Authenticate.token));
    return undefined;
  }
}
