import { isPending, type Soon } from '../../db/engine/soon.ts';
import { book, type Instance, scheduleInstance } from '../../db/jackpots/instances.ts';
import {
  type ApprovedFacts,
  type DiversionFacts,
  type PassedFacts,
  type SharingFacts,
  sharesDigest,
  type WindowFacts,
  type WinFacts,
} from '../../db/ledger/facts.ts';
import type { EntryContext } from '../../db/ledger/ledger.ts';
import type { ShareFacts } from '../../db/tables/wins.ts';
import { insertWin, type WonPayout } from '../../db/wins/wins.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { Credit, Outcome, Sharing, Win } from '../../domain/jackpot/outcome.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { readRules } from '../../wire/read-rules.ts';
import { nextDueAtMs } from '../rules/next-due-at.ts';
import type { Unit } from '../unit/handler.ts';
import { emitWin } from './emit-win.ts';
import { oweShares, toTransactionId } from './owe-shares.ts';
import { queueDiversions } from './queue-diversions.ts';

/** The cause of an outcome: the player, and the contribution or time window. */
export type WinCause = Player & {
  readonly sourceId: string;
  readonly contributionId: string | null;
  readonly gameroundId: string | null;
  readonly eventMetadata: unknown;
  /** The bonus that paid the contribution, if one did. */
  readonly bonusId?: string | undefined;
  /** The time window that the winner was drawn for, if any. */
  readonly window?: WindowFacts | undefined;
  /** Payees that are written together with the wins, over all pots. For a unit that writes more than these wins. */
  readonly sharesAtOnce?: number | undefined;
  /** Players whom the draw of the window fell on first, and who may not win. */
  readonly passed?: readonly PassedFacts[] | undefined;
  /** Players of the community who may not win. */
  readonly barred?: readonly PassedFacts[] | undefined;
  /** Sealed with the wins, when a second account had to agree to them. */
  readonly approved?: ApprovedFacts | undefined;
  /** The platform's default currencies. */
  readonly currencies: Currencies;
  /** Its facts describe the contribution. Wins have separate facts. */
  readonly entryContext: Omit<EntryContext, 'atMs'>;
};

/** A stored win, with the payout owed to its winner. */
export type BookedWin = WonPayout;

/** The instance after an outcome, and the wins in the order of the pots. */
export type BookedOutcome = { readonly instance: Instance; readonly wins: readonly BookedWin[] };

/** A winner's credit is sent right after the commit. The background sender waits this long before it sends it too. */
const FIRST_RETRY_MS = 30_000;

/** Payees that are written together with the wins, over all pots, but at least the winner of each. The others follow in separate units. */
const SHARES_AT_ONCE = 200;

/**
 * Books an outcome of the jackpot's rules: ledger, balances, wins, payouts and events. One without wins, as of most contributions, is
 * booked at once.
 */
export const bookOutcome = (unit: Unit, instance: Instance, outcome: Outcome, cause: WinCause): Soon<BookedOutcome> => {
  const { nowMs, newId } = unit;
  const won = outcome.wins.map((win) => ({ win, id: newId(), shares: sharesOf(win, cause) }));
  // Entries are in the order of what happened: those after a win belong to it.
  let { reference, rate } = cause.entryContext;
  const left = won.values();
  const entries = outcome.entries.map((entry) => {
    let facts = entry.kind === 'contribution' ? cause.entryContext.facts : undefined;
    const next = entry.kind === 'win' ? left.next().value : undefined;
    if (next !== undefined) {
      reference = next.id;
      rate = textFromFraction(next.win.pay.rate);
      facts = winFacts(next, outcome, cause);
    }
    return { entry, context: { ...cause.entryContext, reference, rate, atMs: nowMs, facts } };
  });
  const booked = bookEntries(unit, instance, outcome.state, entries);
  return isPending(booked) || won.length > 0
    ? bookWins(unit, booked, outcome, won, cause)
    : { instance: withNextDue(unit, booked), wins: [] };
};

/** Notes when the instance next has something to do. */
const withNextDue = ({ tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>, booked: Instance): Instance => {
  const dueAtMs = nextDueAtMs(booked, readRules(booked), nowMs);
  return dueAtMs === booked.nextDueAtMs ? booked : scheduleInstance(tx, booked, { nextDueAtMs: dueAtMs });
};

type Won = { readonly win: Win; readonly id: string; readonly shares: readonly ShareFacts[] };

/** Stores wins that are in the ledger, with what they owe, and emits them. */
const bookWins = async (
  unit: Unit,
  bookedSoon: Soon<Instance>,
  outcome: Outcome,
  won: readonly Won[],
  cause: WinCause,
): Promise<BookedOutcome> => {
  const { tx, nowMs } = unit;
  const instance = withNextDue(unit, await bookedSoon);
  const wins: BookedWin[] = [];
  for (const { win, id, shares } of won) {
    const row = {
      id,
      instanceId: instance.id,
      potId: win.potId,
      instanceCount: win.instanceCount,
      contributionId: cause.contributionId,
      sourceId: cause.sourceId,
      gameroundId: cause.gameroundId,
      brandPath: cause.brandPath,
      playerId: cause.playerId,
      value: win.value,
      // The event has it, and the contribution keeps it where it can be removed. Rows from before 0.10.0 have it.
      eventMetadata: null,
      atMs: nowMs,
      batches: 0,
    };
    await insertWin(tx, row);
    const [payout] = await oweShares(unit, instance, row, shares, cause.currencies, {
      atOnce: Math.ceil((cause.sharesAtOnce ?? SHARES_AT_ONCE) / won.length),
      // The winner of a window has no request that could pay at once.
      winnerDueAtMs: cause.window === undefined ? nowMs + FIRST_RETRY_MS : nowMs,
    });
    if (payout === undefined) throw new Error(`the win ${id} has no payout for its winner`);
    await emitWin(
      unit,
      instance,
      { win, id, shares, entries: outcome.entries, isHeld: payout.state === 'held' },
      cause,
    );
    wins.push({ win: row, payout });
  }
  return { instance, wins };
};

/** The winner's share, then those of the community. */
const sharesOf = (win: Win, winner: Player): readonly ShareFacts[] =>
  [{ ...win, brandPath: winner.brandPath, playerId: winner.playerId }, ...win.community].map(shareOf);

const shareOf = ({ brandPath, playerId, amount, pay }: Credit & Player, number: number): ShareFacts => ({
  number,
  brand: brandPath,
  player: playerId,
  amount: String(amount),
  currency: pay.currency,
  pay: String(pay.amount),
  rate: textFromFraction(pay.rate),
});

const winFacts = (
  {
    win,
    id,
    shares: [, ...others],
  }: { readonly win: Win; readonly id: string; readonly shares: readonly ShareFacts[] },
  { state }: Outcome,
  cause: WinCause,
): WinFacts => ({
  win: id,
  contribution: cause.contributionId,
  brand: cause.brandPath,
  player: cause.playerId,
  transaction: toTransactionId(id, 0),
  pay: String(win.pay.amount),
  currency: win.pay.currency,
  pot: win.potId,
  instanceCount: win.instanceCount,
  // An outcome wins a pot at most once, so its final count is the count after this win.
  nextInstanceCount: state.pots.find((pot) => pot.id === win.potId)?.instanceCount ?? win.instanceCount,
  ...(others.length === 0
    ? {}
    : {
        shares: {
          count: others.length,
          amount: String(win.community.reduce((sum, { amount }) => sum + amount, 0n)),
          digest: sharesDigest(others),
        },
      }),
  ...(win.sharing.length === 0 ? {} : { sharing: win.sharing.map(sharingFacts) }),
  ...(cause.window === undefined ? {} : { window: cause.window }),
  ...(cause.passed === undefined || cause.passed.length === 0 ? {} : { passed: cause.passed }),
  ...(cause.barred === undefined || cause.barred.length * win.sharing.length === 0 ? {} : { barred: cause.barred }),
  ...cause.approved,
});

const sharingFacts = ({ players, unpaid }: Sharing): SharingFacts => {
  const byTerms = Map.groupBy(unpaid, ({ currency, rate }) => `${currency} ${textFromFraction(rate)}`);
  const counted = [...byTerms].map(([terms, { length }]) => {
    const [currency = '', rate = ''] = terms.split(' ');
    return [currency, rate, length] as const;
  });
  return { players, ...(counted.length === 0 ? {} : { unpaid: counted }) };
};

/**
 * Books entries and queues a diversion, with a separate id, for each flush among them. The caller must have read `instance` in the same
 * unit of work.
 */
export const bookEntries = (
  unit: Pick<Unit, 'tx' | 'seal' | 'nowMs' | 'newId'>,
  instance: Instance,
  state: JackpotState,
  entries: readonly { readonly entry: Entry; readonly context: EntryContext }[],
): Soon<Instance> => {
  const flushes: { readonly id: string; readonly potId: string; readonly amount: bigint }[] = [];
  const marked = entries.map((booking) => {
    const { entry, context } = booking;
    if (entry.kind !== 'flush') return booking;
    const emptied = entry.postings.find(({ account }) => account === 'overflow');
    if (emptied?.pot == null) throw new Error('a flush must empty the overflow of a pot');
    const flush = { id: unit.newId(), potId: emptied.pot, amount: -emptied.amount };
    flushes.push(flush);
    const facts: DiversionFacts = { diversion: flush.id, pot: flush.potId, amount: String(flush.amount) };
    return { entry, context: { ...context, reference: flush.id, facts } };
  });
  const booked = book(unit.tx, unit.seal, instance, state, marked);
  return flushes.length === 0 ? booked : queueDiversions(unit, booked, flushes).then(() => booked);
};
