import type { Tx } from '../../db/engine/tx.ts';
import type { DuePage, RefusedBefore } from '../../db/listing/due-page.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { Wallet, WalletAnswer } from '../unit/operator-wallet.ts';
import type { Services } from '../unit/services.ts';

/** The parts needed to settle with a wallet, for a request or for the background sender. */
export type Payer = Pick<ChainContext, 'read' | 'write'> & {
  readonly services: Pick<Services, 'inProgress' | 'holdOf'>;
  readonly actor: string;
  /** Called after every failed attempt, so that waiting money shows up in the log. */
  readonly report?: (unsettled: Unsettled) => void;
};

/** A failed call to the wallet, or one credit of it. It is sent again later. */
export type Unsettled = {
  /** The id of the transaction, or of the batch. */
  readonly transactionId: string;
  readonly operatorId: string;
  /** Failed attempts so far; of a batch, those of its first credit. */
  readonly attempts: number;
  readonly reason: string;
};

/** Calls of one kind that wait for the operators' wallets: cancels or credits. */
export type WaitingCalls = {
  /** Makes up to `limit` waiting calls due now, of one operator or of all, or only those refused before, and returns how many it was. */
  readonly makeDue: (
    tx: Tx,
    nowMs: number,
    limit: number,
    operatorId?: string,
    refused?: RefusedBefore,
  ) => Promise<number>;
  /** A page of the calls that are due, the earliest first. */
  readonly listDue: (tx: Tx, page: DuePage) => Promise<DueCall[]>;
};

/** A call that is due. */
export type DueCall = {
  /** Its position in the list of what is due. */
  readonly place: NonNullable<DuePage['after']>;
  /** Calls that share a group go out one at a time: the first may take others of its group along. */
  readonly group: string;
  readonly operatorId: string;
  /** @returns whether the wallet acknowledged it. */
  readonly send: (payer: Payer, wallet: Wallet, dueByMs: number) => Promise<boolean>;
};

/** The reason a call is sent again. It may be logged and stored: of the wallet's answer it holds the code alone. */
export const retryReason = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): string =>
  answer.outcome === 'refused' ? `refused: ${answer.code}` : answer.detail;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The wait after each failed attempt. The last one repeats until the wallet acknowledges. */
export const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
] as const;

export const retryDelayMs = (failedBefore: number): number =>
  DELAYS_MS[Math.min(failedBefore, DELAYS_MS.length - 1)] ?? 10 * HOUR_MS;
