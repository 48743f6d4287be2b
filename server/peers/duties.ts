import type { Store } from '../../db/engine/store.ts';
import type { InProgress } from '../../platform/unit/in-progress.ts';
import type { WalletCall } from '../wallet-client/wallet-health.ts';

/** Ends what a duty has begun, once what is under way has ended. */
export type End = () => void | Promise<void>;

/** A task that one server at a time does for all that share the store. */
export type Duty = (typeof DUTIES)[number];
export const DUTIES = ['relay', 'deliveries', 'settlement', 'callbacks', 'schedule', 'housekeeping'] as const;

/** A message from one server to the others: a hint, which may be lost. */
export type PeerMessage =
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

/** Changes and due work, as of the last look at the others' commits. */
export type DutySign = { readonly stamp: string; readonly isDue: boolean };

/** The relation of a server to the others that share its store. A server alone has every duty, and no one to talk to. */
export interface Duties {
  /** True if there may be others. */
  readonly isShared: boolean;
  /** Makes the ids of this server; undefined when they need not say whose they are. */
  readonly newId: (() => string) | undefined;
  /**
   * Takes on a duty as soon as no other server has it, and again each time it comes back.
   * @param begin is given a store whose units fail once another server has the duty.
   */
  take(duty: Duty, begin: (store: Store) => End | Promise<End>): Promise<void>;
  /** Reports whether this server has a duty. */
  has(duty: Duty): boolean;
  /** Lets go of duties for good. */
  end(...duties: readonly Duty[]): Promise<void>;
  /** Reports whether work that looks at the store again and again may skip a look; undefined when only a look can decide. */
  readonly mayRest: ((duty: 'settlement' | 'schedule') => () => boolean) | undefined;
  /** The ids of servers whose chains still run; undefined when there is no other process. */
  readonly running: (() => Promise<readonly string[]>) | undefined;
  /** Reports whether wallets may be called: not once the others may have given this server up, and do what it had begun. */
  mayCall(): boolean;
  /** Work that is under way here and on the others. */
  readonly inProgress: InProgress;
  tell(message: PeerMessage): void;
  onMessage(listen: (message: PeerMessage) => void): void;
  /** Is called with the id of the last published event, each time there are more. */
  onPublished(listen: (publishedTo: number) => void): void;
  /** Called when another server is gone. */
  onGone(listen: () => void): void;
  /** Looks at the work of other servers more often while `isWaiting` is true. */
  watchWhile(isWaiting: () => boolean): void;
  /** Lets go of all duties and is no server any more. */
  leave(): Promise<void>;
}
