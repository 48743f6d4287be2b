import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import { type DuePage, dueAfter, isRefusedBefore, type RefusedBefore } from './due-page.ts';
import { placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { contributions } from './schema.ts';

export type Contribution = typeof contributions.$inferSelect;
export type ContributionState = Contribution['state'];

/** The contribution's operator: the part of the brand path before the colon. */
const operatorId = sql<string>`substr(${contributions.brandPath}, 1, instr(${contributions.brandPath}, ':') - 1)`;

const insert = statement((db) => db.insert(contributions).values(placeholdersOf(contributions)));
const byId = statement((db) =>
  db
    .select()
    .from(contributions)
    .where(eq(contributions.id, sql.placeholder('id'))),
);
const award = statement((db) =>
  db
    .update(contributions)
    .set({ ticketsAwarded: sql`${sql.placeholder('tickets')}` })
    .where(eq(contributions.id, sql.placeholder('id'))),
);
const move = statement((db) =>
  db
    .update(contributions)
    .set({ state: sql`${sql.placeholder('to')}`, nextAttemptAtMs: sql`${sql.placeholder('nextAttemptAtMs')}` })
    .where(and(eq(contributions.id, sql.placeholder('id')), eq(contributions.state, sql.placeholder('from')))),
);
/** Only `contribution-states.ts` of platform/contributions calls it. */
export const insertContribution = (tx: Tx, contribution: Contribution): void =>
  tx.defer((run) => run(insert, contribution));

/** Records the tickets that a contribution earned, in the unit that books it. */
export const recordTickets = async (tx: Tx, id: string, tickets: number): Promise<void> => {
  await tx.run(award, { id, tickets });
};

export const findContribution = (tx: Tx, id: string): Promise<Contribution | undefined> => tx.get(byId, { id });

/**
 * Moves a contribution to another state if it is still in the state that the caller expects. Only `contribution-states.ts` of
 * platform/contributions calls it.
 * @returns false if another unit moved it first.
 */
export const moveContribution = async (
  tx: Tx,
  id: string,
  from: ContributionState,
  to: ContributionState,
  nextAttemptAtMs: number | null = null,
): Promise<boolean> => (await tx.run(move, { id, from, to, nextAttemptAtMs })).changes === 1;

/** Intents opened before `beforeMs` and not settled since: any debit that the wallet made for them is to be cancelled. */
export const listOpenContributions = (tx: Tx, beforeMs: number, limit: number): Promise<Contribution[]> =>
  tx.all((db) =>
    db
      .select()
      .from(contributions)
      .where(and(isState(contributions.state, 'open'), lte(contributions.createdAtMs, beforeMs)))
      .orderBy(asc(contributions.createdAtMs))
      .limit(limit),
  );

/** Debits whose cancels are due, leaving out some operators. */
export const listDueCancels = (tx: Tx, page: DuePage): Promise<Contribution[]> =>
  tx.all((db) =>
    db
      .select()
      .from(contributions)
      .where(
        and(
          isState(contributions.state, 'cancelling'),
          dueAfter(contributions.nextAttemptAtMs, contributions.id, page),
          notInArray(operatorId, [...page.exceptOperators]),
        ),
      )
      .orderBy(asc(contributions.nextAttemptAtMs), asc(contributions.id))
      .limit(page.limit),
  );

/** Makes the cancel of one debit due now. */
export const makeCancelDue = async (tx: Tx, id: string, nowMs: number): Promise<void> => {
  await tx.run((db) =>
    db
      .update(contributions)
      .set({ nextAttemptAtMs: nowMs })
      .where(and(eq(contributions.id, id), isState(contributions.state, 'cancelling'))),
  );
};

/** Makes waiting cancels due now, of one operator or of all, or only those that the wallet has refused; at most `limit` of them. */
export const makeCancelsDue = async (
  tx: Tx,
  nowMs: number,
  limit: number,
  operator?: string,
  refused?: RefusedBefore,
): Promise<number> =>
  (
    await tx.run((db) =>
      db
        .update(contributions)
        .set({ nextAttemptAtMs: nowMs })
        .where(
          inArray(
            contributions.id,
            db
              .select({ id: contributions.id })
              .from(contributions)
              .where(
                and(
                  isState(contributions.state, 'cancelling'),
                  gt(contributions.nextAttemptAtMs, nowMs),
                  operator === undefined ? undefined : eq(operatorId, operator),
                  refused && isRefusedBefore(contributions, refused),
                ),
              )
              .orderBy(contributions.nextAttemptAtMs)
              .limit(limit),
          ),
        ),
    )
  ).changes;

/** Records why a cancel was not acknowledged and when to retry it. */
export const postponeCancel = async (
  tx: Tx,
  id: string,
  failed: Pick<Contribution, 'attempts' | 'nextAttemptAtMs' | 'lastError'>,
): Promise<void> => {
  await tx.run((db) =>
    db
      .update(contributions)
      .set(failed)
      .where(and(eq(contributions.id, id), isState(contributions.state, 'cancelling'))),
  );
};
