import { and, eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Approval, approvalPlayers, approvals } from '../tables/approvals.ts';
import { isState } from '../tables/columns.ts';

const byId = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(eq(approvals.id, sql.placeholder('id'))),
);
const pendingOf = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(and(eq(approvals.fingerprint, sql.placeholder('fingerprint')), isState(approvals.state, 'pending'))),
);

const approvedRelease = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.targetId, sql.placeholder('targetId')),
        eq(approvals.operation, 'releaseWins'),
        isState(approvals.state, 'approved'),
      ),
    )
    .limit(1),
);

/** The request by which a payout was released, if a second account approved it. */
export const findApprovedRelease = (tx: Tx, targetId: string): Promise<Approval | undefined> =>
  tx.get(approvedRelease, { targetId });

export const findApproval = (tx: Tx, id: string): Promise<Approval | undefined> => tx.get(byId, { id });

/** The request that waits for the same, expired or not. */
export const findSameApproval = (tx: Tx, fingerprint: string): Promise<Approval | undefined> =>
  tx.get(pendingOf, { fingerprint });

export const insertApproval = async (tx: Tx, approval: Approval): Promise<void> => {
  await tx.run((db) => db.insert(approvals).values(approval));
};

/** Keeps the players of an award, in the unit that asks for it. */
export const insertApprovalPlayers = async (
  tx: Tx,
  approvalId: string,
  playerIds: readonly string[],
): Promise<void> => {
  await tx.run((db) => db.insert(approvalPlayers).values({ approvalId, playerIds }));
};

export const findApprovalPlayers = async (tx: Tx, approvalId: string): Promise<readonly string[]> =>
  (await tx.get((db) => db.select().from(approvalPlayers).where(eq(approvalPlayers.approvalId, approvalId))))
    ?.playerIds ?? [];

/** Reports whether a request waits at a time: not decided, and not expired. */
export const isWaiting = ({ state, expiresAtMs }: Pick<Approval, 'state' | 'expiresAtMs'>, nowMs: number): boolean =>
  state === 'pending' && nowMs < expiresAtMs;

/**
 * Ends a request that waits.
 * @returns false if it was decided before.
 */
export const decideApproval = async (
  tx: Tx,
  id: string,
  decided: Pick<Approval, 'state'> &
    Partial<Pick<Approval, 'decidedBy' | 'decidedByUsername' | 'decidedAtMs' | 'decideReason'>>,
): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(approvals)
        .set(decided)
        .where(and(eq(approvals.id, id), isState(approvals.state, 'pending'))),
    )
  ).changes === 1;
