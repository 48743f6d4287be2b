import type { Logger } from '../base/log.ts';

const WINDOW_MS = 60_000;
/** Enough to see who tries. An attack must not fill the disk with log lines. */
const LOGGED_MAX = 10;

/** The reason a login was refused: what was sent is wrong, or there were too many before. */
export type WhyRefused = 'credentials' | 'limit';

/** Logs refused logins, ten a minute; the number of the others follows with the next one. Never a name: people type passwords there. */
export class RefusedLogins {
  readonly #log: Pick<Logger, 'info'>;
  readonly #clock: () => number;
  #beganAtMs = Number.NEGATIVE_INFINITY;
  #logged = 0;
  #omitted = 0;

  constructor(log: Pick<Logger, 'info'>, clock: () => number) {
    this.#log = log;
    this.#clock = clock;
  }

  note(why: WhyRefused, address: string): void {
    const nowMs = this.#clock();
    if (Math.abs(nowMs - this.#beganAtMs) >= WINDOW_MS) {
      this.#beganAtMs = nowMs;
      this.#logged = 0;
    }
    if (this.#logged >= LOGGED_MAX) {
      this.#omitted += 1;
      return;
    }
    this.#logged += 1;
    this.#log.info(
      { why, address, ...(this.#omitted === 0 ? {} : { omitted_before: this.#omitted }) },
      'login refused',
    );
    this.#omitted = 0;
  }
}
