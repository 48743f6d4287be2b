import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/instances.ts';
import { isAuthenticated } from '../../db/wallet-players.ts';
import {
  findWin,
  listDueOfWin,
  markInFlight,
  markPaid,
  type Payout,
  postponePayout,
  takeBatchNumber,
  type Win,
  type WonPayout,
} from '../../db/wins.ts';
import { bookPayment } from '../booking/book-payment.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { inPortions } from '../unit/in-portions.ts';
import type { Wallet, WalletAnswer } from '../unit/operator-wallet.ts';
import { CREDITS_PER_CALL, creditsOfOneCall } from './credits-of-one-call.ts';
import { retryDelayMs } from './retry-delay.ts';
import { type Answered, type Sent, sendCredits } from './send-credits.ts';

/** What paying needs of a chain; the platform itself pays what a crash or a silent wallet left behind. */
export type Payer = Pick<ChainContext, 'read' | 'write'> & {
  readonly actor: string;
  /** Told of every try that failed, so that money which waits is seen by somebody. */
  readonly report?: (unsettled: Unsettled) => void;
};

/** A call to the wallet, or one credit of it, that is sent again later. */
export type Unsettled = {
  /** The transaction's, or the batch's. */
  readonly transactionId: string;
  readonly operatorId: string;
  /** How often it has failed; of a batch, its first credit. */
  readonly attempts: number;
  readonly reason: string;
};

/** Why a call is sent again, in words that hold no secret: the wallet contributes its code alone. */
export const reasonOf = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): string =>
  answer.outcome === 'refused' ? `refused: ${answer.code}` : answer.detail;

/** A payment writes a payout, an entry with two postings, and an event. */
const BOOKED_PER_UNIT = 100;

/**
 * The credits that are being sent by this process, which is the only one on its store. A credit has one call under way at most: of two, one
 * could be refused and its mark removed while the other gets through.
 */
const sending = new Set<string>();

/**
 * Sends one credit, together with others of its win that are due by a moment and may go with it, and books each that the wallet has
 * acknowledged. A credit is never taken back: whatever else the wallet says, it stays due and is sent again, under the same id. One that is
 * sent by somebody else at this moment is left to them.
 * @param authenticatePlayer authenticates the player now, for one whom the wallet has never authenticated.
 * @returns whether the win is paid, to the payee who was asked for.
 */
export const payOut = async (
  payer: Payer,
  wallet: Wallet,
  payout: Payout,
  {
    dueByMs,
    authenticatePlayer,
  }: { readonly dueByMs: number; readonly authenticatePlayer?: (() => Promise<unknown>) | undefined },
): Promise<boolean> => {
  const { transactionId, brandPath, playerId } = payout;
  if (sending.has(transactionId)) return false;
  let ids = [transactionId];
  sending.add(transactionId);
  try {
    const known = () => payer.read((tx) => isAuthenticated(tx, brandPath, playerId));
    if (!(await known())) {
      await authenticatePlayer?.();
      if (!(await known())) return false;
    }
    const { win, due } = await payer.read(async (tx) => ({
      win: await winOf(tx, payout),
      due: await listDueOfWin(tx, payout, dueByMs, CREDITS_PER_CALL),
    }));
    const free = due.filter((other) => !sending.has(other.transactionId));
    ids = creditsOfOneCall(win, payout, free).map((credit) => credit.transactionId);
    for (const id of ids) sending.add(id);
    const sent = await payer.write(({ tx }) => claim(tx, win, ids));
    const asked = sent?.credits.find((credit) => credit.transactionId === transactionId);
    const answered = sent && (await send(payer, wallet, sent));
    return asked !== undefined && answered?.answerTo(asked).outcome === 'done';
  } finally {
    for (const id of ids) sending.delete(id);
  }
};

const winOf = async (tx: Tx, { transactionId, winId }: Payout): Promise<Win> => {
  const win = await findWin(tx, winId);
  if (win === undefined) throw new Error(`the win of the payout ${transactionId} is not in the store`);
  return win;
};

/**
 * Commits what is sent next: its mark `inFlight` stands until the wallet has answered, so that a credit which may arrive is never settled
 * elsewhere, and one that was settled is never sent; and its batch number, so that no other call has it.
 */
const claim = async (tx: Tx, win: Win, ids: readonly string[]): Promise<Sent | undefined> => {
  // Read now: what the caller was told may be older than a settlement.
  const credits = await markInFlight(tx, ids);
  if (credits.length === 0) return undefined;
  const instance = await findInstance(tx, win.instanceId);
  if (instance === undefined) throw new Error(`the instance of the win ${win.id} is not in the store`);
  const batchId = credits.length === 1 ? undefined : `${win.id}:b${await takeBatchNumber(tx, win.id)}`;
  return { win, gameCode: instance.gameCode, credits, batchId };
};

const send = async (payer: Payer, wallet: Wallet, sent: Sent): Promise<Answered> => {
  const { win, credits, batchId } = sent;
  const answered = await sendCredits(wallet, sent);
  const { answer, answerTo, isJudged } = answered;
  for (const portion of inPortions(credits, BOOKED_PER_UNIT))
    await payer.write(async (unit) => {
      for (const credit of portion)
        await record(unit, payer.actor, { win, payout: credit }, { own: answerTo(credit), isJudged });
    });
  const isHeard = answer.outcome === 'done';
  // A call that failed has failed once, whatever it was about.
  for (const credit of isHeard ? credits : credits.slice(0, 1)) {
    const own = answerTo(credit);
    if (own.outcome === 'done') continue;
    const transactionId = isHeard ? credit.transactionId : (batchId ?? credit.transactionId);
    const { operatorId, attempts } = credit;
    payer.report?.({ transactionId, operatorId, attempts: attempts + 1, reason: reasonOf(own) });
  }
  return answered;
};

/** Books a credit that the wallet has acknowledged; any other is due again later. */
const record = async (
  unit: Unit,
  actor: string,
  won: WonPayout,
  { own, isJudged }: { readonly own: WalletAnswer<null>; readonly isJudged: boolean },
): Promise<void> => {
  const { transactionId, attempts, inFlight } = won.payout;
  if (own.outcome === 'done') {
    // A second acknowledgement of the same credit changes nothing.
    if (await markPaid(unit.tx, transactionId, unit.nowMs))
      await bookPayment(unit, won, 'payment', { actor, operation: 'payOut' });
    return;
  }
  await postponePayout(unit.tx, transactionId, {
    inFlight: own.outcome === 'uncertain' || (inFlight && !(isJudged && settlesEarlier(own.code))),
    attempts: attempts + 1,
    nextAttemptAtMs: unit.nowMs + retryDelayMs(attempts),
    lastError: reasonOf(own),
  });
};

/** What a wallet says before it looks at a transaction, or because it knows the id. */
const ABOUT_THE_CALL: ReadonlySet<string> = new Set([
  ...['token_missing', 'token_invalid', 'signature_invalid', 'unsupported_media_type', 'body_too_large'],
  ...['malformed_body', 'validation_failed', 'transaction_conflict'],
]);

/** Whether a refusal also tells what became of the calls before it. A status without a code may come from whatever stands before the wallet. */
const settlesEarlier = (code: string): boolean => !code.startsWith('status ') && !ABOUT_THE_CALL.has(code);
