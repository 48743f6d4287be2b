import { findPaidByBonus, toPromotionId } from '../../db/bonuses/paying-bonuses.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import type { Payout, Win } from '../../db/tables/wins.ts';
import { isAuthenticated } from '../../db/wallets/wallet-players.ts';
import {
  findWin,
  listDueOfWin,
  listDuePayouts,
  makePayoutsDue,
  markInFlight,
  markPaid,
  postponePayout,
  takeBatchNumber,
  type WonPayout,
} from '../../db/wins/wins.ts';
import { bookPayment } from '../booking/book-payment.ts';
import type { Unit } from '../unit/handler.ts';
import { inPortions } from '../unit/in-portions.ts';
import type { Wallet, WalletAnswer } from '../unit/operator-wallet.ts';
import { CREDITS_PER_CALL, creditsOfOneCall } from './credits-of-one-call.ts';
import { emitPayoutFailed } from './emit-payout-failed.ts';
import { type Payer, retryDelayMs, retryReason, type WaitingCalls } from './payer.ts';
import { type AnsweredCredits, type SentCredits, sendCredits } from './send-credits.ts';

/** A payment writes a payout, an entry with two postings, and an event. */
const BOOKED_PER_UNIT = 100;

/** The credits that the wallets have not acknowledged. */
export const waitingCredits: WaitingCalls = {
  makeDue: makePayoutsDue,
  listDue: async (tx, page) =>
    (await listDuePayouts(tx, page)).map((payout) => ({
      place: { atMs: payout.nextAttemptAtMs, id: payout.transactionId },
      group: `${payout.winId}:${payout.payCurrency}`,
      operatorId: payout.operatorId,
      send: (payer, wallet, dueByMs) => payOut(payer, wallet, payout, { dueByMs }),
    })),
};

/**
 * Sends a credit, together with others of its win that are due and fit into the same call, and books each one that the wallet acknowledges.
 * A credit is never cancelled: after any other answer it stays due and is sent again under the same id. A credit that is already being sent
 * is skipped, so that each has at most one call running: of two, one could be refused and clear the `inFlight` mark of the other.
 * @param authenticatePlayer authenticates the payee now, in case the wallet never has.
 * While the operator's wallet is on hold, nothing is sent.
 * @returns whether the given credit is paid.
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
  const { transactionId, operatorId, brandPath, playerId } = payout;
  if (payer.services.holdOf(operatorId) !== undefined) return false;
  const sending = payer.services.inProgress.credits;
  if (sending.has(transactionId)) return false;
  let ids = [transactionId];
  sending.add(transactionId);
  try {
    const known = () => payer.read((tx) => isAuthenticated(tx, brandPath, playerId));
    if (!(await known())) {
      await authenticatePlayer?.();
      if (!(await known())) return false;
    }
    const { win, due, promotionId } = await payer.read(async (tx) => {
      const win = await winOf(tx, payout);
      const promotionId = await findPromotion(tx, win);
      return { win, promotionId, due: await listDueOfWin(tx, payout, dueByMs, CREDITS_PER_CALL) };
    });
    const free = due.filter((other) => !sending.has(other.transactionId));
    ids = creditsOfOneCall(win, payout, free, promotionId).map((credit) => credit.transactionId);
    for (const id of ids) sending.add(id);
    const sent = await payer
      .write(({ tx }) => claim(tx, payer, win, ids, promotionId))
      .catch((error: unknown) => {
        // It may have been committed, and no other server begins what is claimed.
        payer.services.inProgress.releaseLater('credit', ids);
        throw error;
      });
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

/** The promotion of a win whose contribution a bonus paid. */
const findPromotion = async (tx: Tx, { contributionId }: Win): Promise<string | undefined> =>
  contributionId === null ? undefined : toPromotionId(await findPaidByBonus(tx, contributionId));

/**
 * Commits the `inFlight` mark of credits before they are sent, and the number of their batch. The mark stays until the wallet answers: a
 * credit that may arrive is not settled by other means, and a settled one is not sent.
 */
const claim = async (
  tx: Tx,
  { services }: Pick<Payer, 'services'>,
  win: Win,
  wanted: readonly string[],
  promotionId: string | undefined,
): Promise<SentCredits | undefined> => {
  const ids = await services.inProgress.claim(tx, 'credit', wanted);
  if (ids.length === 0) return undefined;
  // Read again: some may have been settled since the caller listed them.
  const credits = await markInFlight(tx, ids);
  if (credits.length < ids.length) {
    const marked = new Set(credits.map(({ transactionId }) => transactionId));
    await services.inProgress.release(
      tx,
      'credit',
      ids.filter((id) => !marked.has(id)),
    );
  }
  if (credits.length === 0) return undefined;
  const instance = await findInstance(tx, win.instanceId);
  if (instance === undefined) throw new Error(`the instance of the win ${win.id} is not in the store`);
  const batchId = credits.length === 1 ? undefined : `${win.id}:b${await takeBatchNumber(tx, win.id)}`;
  return { win, gameCode: instance.gameCode, credits, batchId, promotionId };
};

const send = async (payer: Payer, wallet: Wallet, sent: SentCredits): Promise<AnsweredCredits> => {
  const { win, credits, batchId } = sent;
  const { inProgress } = payer.services;
  const unrecorded = new Set(credits.map(({ transactionId }) => transactionId));
  let answered: AnsweredCredits;
  try {
    answered = await sendCredits(wallet, sent);
    const { answerTo, isJudged } = answered;
    for (const portion of inPortions(credits, BOOKED_PER_UNIT)) {
      const ids = portion.map(({ transactionId }) => transactionId);
      await payer.write(async (unit) => {
        for (const credit of portion)
          await record(unit, payer.actor, { win, payout: credit }, { own: answerTo(credit), isJudged });
        const refused = portion.flatMap((credit) => {
          const own = answerTo(credit);
          return own.outcome === 'refused' ? [{ credit, code: own.code }] : [];
        });
        await emitPayoutFailed(unit, win, refused);
        await inProgress.release(unit.tx, 'credit', ids);
      });
      for (const id of ids) unrecorded.delete(id);
    }
  } finally {
    inProgress.releaseLater('credit', [...unrecorded]);
  }
  const { answer, answerTo } = answered;
  const isHeard = answer.outcome === 'done';
  // A failed call is reported once, however many credits it held.
  for (const credit of isHeard ? credits : credits.slice(0, 1)) {
    const own = answerTo(credit);
    if (own.outcome === 'done') continue;
    const transactionId = isHeard ? credit.transactionId : (batchId ?? credit.transactionId);
    const { operatorId, attempts } = credit;
    payer.report?.({ transactionId, operatorId, attempts: attempts + 1, reason: retryReason(own) });
  }
  return answered;
};

/** Books a credit that the wallet acknowledged. Any other is due again later. */
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
    lastError: retryReason(own),
  });
};

/** Codes by which a wallet refuses a call before it looks at the transaction, or because it knows the id. */
const ABOUT_THE_CALL: ReadonlySet<string> = new Set([
  ...['token_missing', 'token_invalid', 'signature_invalid', 'unsupported_media_type', 'body_too_large'],
  ...['malformed_body', 'validation_failed', 'transaction_conflict'],
]);

/** Reports whether a refusal settles earlier calls too. A status without a code may come from a proxy in front of the wallet. */
const settlesEarlier = (code: string): boolean => !code.startsWith('status ') && !ABOUT_THE_CALL.has(code);
