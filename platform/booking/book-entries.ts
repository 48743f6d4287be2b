import type { Soon } from '../../db/engine/lookups.ts';
import { book, type Instance } from '../../db/jackpots/instances.ts';
import type { DiversionFacts } from '../../db/ledger/facts.ts';
import type { EntryContext } from '../../db/ledger/ledger.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import type { Unit } from '../unit/handler.ts';
import { queueDiversions } from './queue-diversions.ts';

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
