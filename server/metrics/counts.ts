import type { WalletCall } from '../wallet-client/wallet-health.ts';
import { Distribution } from './distribution.ts';

/** In seconds. A contribution takes milliseconds, and a wallet may take ten seconds. */
const REQUEST_BOUNDS = [0.01, 0.05, 0.25, 1, 5];
const COMMIT_BOUNDS = [0.002, 0.01, 0.05, 0.25, 1];
const UNIT_BOUNDS = [1, 4, 16, 64, 256];

/** The requests of one operation. */
export type RequestCounts = { readonly statuses: Map<number, number>; readonly seconds: Distribution };

/** Counts the platform's work since its start, in plain numbers. A scrape turns them into metrics. */
export class Counts {
  readonly requests = new Map<string, RequestCounts>();
  readonly commitSeconds = new Distribution(COMMIT_BOUNDS);
  readonly commitUnits = new Distribution(UNIT_BOUNDS);
  /** By kind of call, then by outcome. */
  readonly walletCalls = new Map<WalletCall, Map<string, number>>();
  readonly refusedLogins = new Map<string, number>();

  /** @param operation of the interface, or one name for everything else: anyone may send requests to any address. */
  request(operation: string, status: number, tookMs: number): void {
    let counts = this.requests.get(operation);
    if (counts === undefined) {
      counts = { statuses: new Map(), seconds: new Distribution(REQUEST_BOUNDS) };
      this.requests.set(operation, counts);
    }
    add(counts.statuses, status);
    counts.seconds.note(tookMs / 1000);
  }

  commit(units: number, tookMs: number): void {
    this.commitUnits.note(units);
    this.commitSeconds.note(tookMs / 1000);
  }

  walletCall(call: WalletCall, outcome: string): void {
    let outcomes = this.walletCalls.get(call);
    if (outcomes === undefined) {
      outcomes = new Map();
      this.walletCalls.set(call, outcomes);
    }
    add(outcomes, outcome);
  }

  refusedLogin(why: string): void {
    add(this.refusedLogins, why);
  }
}

const add = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
