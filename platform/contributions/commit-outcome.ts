import { type Contribution, listOpenContributions } from '../../db/contributions.ts';
import { finishKey, listHeldKeys } from '../../db/idempotency-keys.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { endInterrupted, startCancel } from './contribution-states.ts';

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

/** Commits the last step of a chain for which `commitOutcome` failed. */
export const commitLateOutcome = ({ write }: Pick<ChainContext, 'write'>, contributionId: string): Promise<void> =>
  write((unit) => endInterrupted(unit, contributionId));

/** Cancels a debit that may have happened. The cancel is committed before it is sent. */
export const cancelDebit = async (
  context: Pick<ChainContext, 'write' | 'services'>,
  { id }: Contribution,
): Promise<void> => {
  await commitOutcome(context, id, (unit) => startCancel(unit, id));
  context.services.wakeSettlement();
};

/** What `endBegunBefore` ended: debits to cancel, and booked contributions whose keys were running. */
export type Ended = { readonly cancelling: number; readonly booked: number };

/**
 * Ends contributions that were begun before a moment and whose chains no longer run, as many as one unit holds. Open ones are cancelled;
 * booked ones stand, without the linked contributions that were to follow.
 * @param running whose chains still run: what they have begun is left out.
 * @returns undefined when none is left.
 */
export const endBegunBefore = async (
  { read, write }: Pick<ChainContext, 'read' | 'write'>,
  beforeMs: number,
  running: readonly string[] = [],
): Promise<Ended | undefined> => {
  const [open, held] = await read(
    async (tx) =>
      [
        await listOpenContributions(tx, beforeMs, PAGE, running),
        await listHeldKeys(tx, beforeMs, PAGE, running),
      ] as const,
  );
  if (open.length + held.length === 0) return undefined;
  await write(async (unit) => {
    for (const { id } of open) await startCancel(unit, id);
    for (const { scope, key } of held) finishKey(unit.tx, scope, key);
  });
  return { cancelling: open.length, booked: held.length };
};
