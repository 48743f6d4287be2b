import type { Store } from '../../db/engine/store.ts';
import type { InProgress } from '../../platform/unit/in-progress.ts';
import type { WalletCall } from '../wallet-client/wallet-health.ts';

/** Ends what a duty has begun, once what is under way has ended. */
export type End = () => void | Promise<void>;

/** What one server at a time does for all that share the store. */
export type Duty = (typeof DUTIES)[number];
export const DUTIES = ['relay', 'deliveries', 'settlement', 'callbacks', 'schedule', 'housekeeping'] as const;

/** What a server tells the others: hints, which may be lost. */
export type Message =
  /** A contribution was accepted for a callback. */
  | { readonly kind: 'jobs' }
  | { readonly kind: 'deliveries'; readonly lanes: readonly string[] | 'all' }
  | { readonly kind: 'wallet'; readonly event: 'failed' | 'answers'; readonly operatorId: string }
  | {
      readonly kind: 'wallet';
      readonly event: 'back' | 'takes';
      readonly operatorId: string;
      readonly call: WalletCall;
    }
  | { readonly kind: 'sessions'; readonly operatorId: string; readonly playerId: string }
  /** A part of a limit was used up: see shareCounts. */
  | { readonly kind: 'counts'; readonly limit: string; readonly key: string; readonly count: number };

/** What has changed, or is due, as of the last look at the others' commits. */
export type Sign = { readonly stamp: string; readonly isDue: boolean };

/** How a server stands to the others that share its store. A server alone has every duty, and no one to talk to. */
export interface Duties {
  /** Whether there may be others. */
  readonly isShared: boolean;
  /** Makes the ids of this server; undefined when they need not tell whose they are. */
  readonly newId: (() => string) | undefined;
  /**
   * Takes on a duty as soon as no other server has it, and again each time it comes back.
   * @param begin is given a store whose units fail once another server has the duty.
   */
  take(duty: Duty, begin: (store: Store) => End | Promise<End>): Promise<void>;
  /** Whether this server has a duty. */
  has(duty: Duty): boolean;
  /** Lets go of duties for good. */
  end(...duties: readonly Duty[]): Promise<void>;
  /** Whether work that looks at the store again and again may skip a look; undefined when only a look can tell. */
  readonly mayRest: ((duty: 'settlement' | 'schedule') => () => boolean) | undefined;
  /** The ids of servers whose chains still run; undefined when there is no other process. */
  readonly running: (() => Promise<readonly string[]>) | undefined;
  /** Whether wallets may be called: not once the others may have given this server up, and do what it had begun. */
  mayCall(): boolean;
  /** What is under way here and on the others. */
  readonly inProgress: InProgress;
  tell(message: Message): void;
  onMessage(listen: (message: Message) => void): void;
  /** Is called with the id of the last published event, each time there are more. */
  onPublished(listen: (publishedTo: number) => void): void;
  /** Called when another server is gone. */
  onGone(listen: () => void): void;
  /** Whether someone waits for what other servers do, so that it is looked at more often. */
  watchWhile(isWaiting: () => boolean): void;
  /** Lets go of all duties and is no server any more. */
  leave(): Promise<void>;
}
