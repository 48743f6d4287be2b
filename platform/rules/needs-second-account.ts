import type { Tx } from '../../db/engine/tx.ts';
import { findMovedAlone, saveMovedAlone } from '../../db/operators/moved-alone.ts';
import { findOperator } from '../../db/operators/operators.ts';
import type { ApprovalLimit } from '../../db/tables/approvals.ts';
import type { MoneyOut } from '../../db/tables/operators.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { AMOUNT_MAX_MICROS, lesser } from '../../domain/money/micros.ts';
import type { CurrencyAmount } from '../../domain/money/money-out.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { brandRate } from './brand-rate.ts';
import { dayOf, worthBy } from './worth-of-money.ts';

/** Who would move money, and when. */
export type Judging = Pick<Unit, 'tx' | 'nowMs'> & {
  readonly caller: Pick<Call['caller'], 'accountId'>;
  readonly services: Pick<Call['services'], 'currencies'>;
};

/** Reports whether one account alone may move money. */
export type Judged = {
  /** True if a second account has to approve. */
  readonly mustWait: boolean;
  /** The limit that says so, of an operator with `money_out`. */
  readonly limit?: ApprovalLimit;
  /** Adds the money to what the account has moved today. Call it in the unit that moves it, and only then. */
  count(): Promise<void>;
};

const countNothing = async (): Promise<void> => {};

/**
 * Judges a movement of money by one account for an operator or a brand. `same` is the same money in other currencies, such as what a wallet
 * credits: it counts as whatever is worth most. Without a rate it counts as too much: nothing says that it is not.
 */
export const judgeAlone = async (
  by: Judging,
  ownerId: string,
  money: CurrencyAmount,
  ...same: CurrencyAmount[]
): Promise<Judged> => {
  const { tx, services } = by;
  const operator = await findOperator(tx, toOperatorId(ownerId));
  const isAbove = await isAboveThreshold(tx, ownerId, money, operator?.approvalThreshold ?? {}, services.currencies);
  const moneyOut = operator?.moneyOut ?? undefined;
  if (moneyOut === undefined || !limitsAccounts(moneyOut)) return { mustWait: isAbove, count: countNothing };
  const { currency, approval, approvalPerDay } = moneyOut;
  if (isAbove) return { mustWait: true, limit: { name: 'approval_threshold' }, count: countNothing };
  if (money.amount === 0n) return { mustWait: false, count: countNothing };
  const worth = await worthBy(by, currency)(ownerId, [money, ...same]);
  if (worth === undefined) return { mustWait: true, limit: { name: 'no_rate', currency }, count: countNothing };
  const shown = { currency, worth: String(lesser(worth, AMOUNT_MAX_MICROS)) };
  if (approval !== undefined && worth >= BigInt(approval))
    return { mustWait: true, limit: { name: 'approval', limit: approval, ...shown }, count: countNothing };
  if (approvalPerDay === undefined) return { mustWait: false, count: countNothing };
  const account = { operatorId: toOperatorId(ownerId), accountId: by.caller.accountId, currency };
  const { day, amount: moved } = await findMovedAlone(tx, { ...account, day: dayOf(by.nowMs) });
  if (moved + worth > BigInt(approvalPerDay)) {
    const limit = { name: 'approval_per_day' as const, limit: approvalPerDay, moved: String(moved), ...shown };
    return { mustWait: true, limit, count: countNothing };
  }
  return { mustWait: false, count: () => saveMovedAlone(tx, { ...account, day, amount: moved + worth }) };
};

/** Reports whether an operator limits the money that one account alone can move out. */
export const limitsAccounts = (moneyOut: MoneyOut | null | undefined): boolean =>
  moneyOut?.approval !== undefined || moneyOut?.approvalPerDay !== undefined;

/** Reports whether an amount is above a threshold of its currency; one in a currency without a threshold is compared in each that has one. */
const isAboveThreshold = async (
  tx: Tx,
  ownerId: string,
  { amount, currency }: CurrencyAmount,
  thresholds: Readonly<Record<string, string>>,
  defaults: Currencies,
): Promise<boolean> => {
  const own = thresholds[currency];
  if (own !== undefined) return amount > BigInt(own);
  let isComparable = false;
  for (const [other, threshold] of Object.entries(thresholds)) {
    const rate = await brandRate(tx, ownerId, currency, other, defaults);
    if (rate === undefined) continue;
    isComparable = true;
    if (amount * rate.numerator > BigInt(threshold) * rate.denominator) return true;
  }
  return !isComparable && Object.keys(thresholds).length > 0;
};
