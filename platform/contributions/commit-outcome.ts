import { listOpenContributions } from '../../db/contributions/contributions.ts';
import { finishKey, listHeldKeys } from '../../db/contributions/idempotency-keys.ts';
import { listUnendedLinked } from '../../db/contributions/linked-attempts.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { endInterrupted, startCancel } from './contribution-states.ts';
import { endLinked } from './linked.ts';

/** Contributions and keys that one unit ends. */
const PAGE = 100;

/** Commits the last step of a contribution's chain. If the store fails, the step is made in the background once the store works again. */
export const commitOutcome = async (
  { write, services }: Pick<ChainContext, 'write' | 'services'>,
  contributionId: string,
  end: (unit: Unit) => Promise<unknown>,
): Promise<void> => {
  try {
    await write(end);
  } catch (error) {
    services.commitOutcomeLater(contributionId);
    throw error;
  }
};

/**
 * Commits the step of a chain that opens a contribution, or leaves its key running. If the store fails, the step may have been committed
 * without an answer: what it has opened is ended in the background once the store works again.
 * @param opened is called with each id before it is written; a unit may run more than once.
 */
export const commitOpening = async <Result>(
  { write, services }: Pick<ChainContext, 'write' | 'services'>,
  step: (unit: Unit, opened: (contributionId: string) => void) => Promise<Result>,
): Promise<Result> => {
  const opened = new Set<string>();
  try {
    return await write((unit) => step(unit, (id) => opened.add(id)));
  } catch (error) {
    for (const id of opened) services.commitOutcomeLater(id);
    throw error;
  }
};

/** Commits the last step of a chain for which `commitOutcome` failed. */
export const commitLateOutcome = ({ write }: Pick<ChainContext, 'write'>, contributionId: string): Promise<void> =>
  write((unit) => endInterrupted(unit, contributionId));

/**
 * Cancels a debit that may have happened. The cancel is committed before it is sent. A contribution that was booked, in a unit whose answer
 * was lost, stands.
 */
export const cancelDebit = async (
  context: Pick<ChainContext, 'write' | 'services'>,
  { id }: Contribution,
): Promise<void> => {
  await commitOutcome(context, id, (unit) => endInterrupted(unit, id));
  context.services.wakeSettlement();
};

/** Counts of what `endBegunBefore` ended: debits to cancel, and booked contributions whose keys were running. */
export type Ended = { readonly cancelling: number; readonly booked: number };

/**
 * Ends contributions that were begun before a moment and whose chains no longer run, as many as one unit holds. Open ones are cancelled;
 * booked ones stand, without the linked contributions that were to follow, which are named.
 * @param running whose chains still run: what they have begun is left out.
 * @returns undefined when none is left.
 */
export const endBegunBefore = async (
  { read, write }: Pick<ChainContext, 'read' | 'write'>,
  beforeMs: number,
  running: readonly string[] = [],
): Promise<Ended | undefined> => {
  const [open, held, linked] = await read(
    async (tx) =>
      [
        await listOpenContributions(tx, beforeMs, PAGE, running),
        await listHeldKeys(tx, beforeMs, PAGE, running),
        await listUnendedLinked(tx, beforeMs, PAGE, running),
      ] as const,
  );
  if (open.length + held.length + linked.length === 0) return undefined;
  await write(async (unit) => {
    for (const { id } of open) await startCancel(unit, id);
    for (const { scope, key } of held) finishKey(unit.tx, scope, key);
    for (const id of linked) await endLinked(unit, id);
  });
  return { cancelling: open.length, booked: held.length };
};
