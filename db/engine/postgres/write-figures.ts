import type { Retry } from '../database-figures.ts';

/** What is counted of transactions that write. */
export class WriteFigures {
  readonly retries: Record<Retry, number> = { collision: 0, connection: 0, unit: 0 };
  lockWaitedMs = 0;
  /** When something was committed last, as `performance.now` says it. */
  committedAtMs: number | undefined;
}
