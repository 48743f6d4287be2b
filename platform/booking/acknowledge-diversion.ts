import { book, findInstance } from '../../db/jackpots/instances.ts';
import type { DiversionFacts } from '../../db/ledger/facts.ts';
import { hasDiversion } from '../../db/ledger/ledger.ts';
import type { Delivery } from '../../db/tables/deliveries.ts';
import { acknowledgeDiversion as acknowledge } from '../../domain/jackpot/acknowledge-diversion.ts';
import { microsFromNumber } from '../../domain/money/micros.ts';
import type { Diversion } from '../../generated/server/types.gen.ts';
import type { Unit } from '../unit/handler.ts';

/**
 * Books that the external account accepted a diversion, in the unit that records its answer. If a message is acknowledged again, because it
 * was replayed or its first answer got lost, this books nothing.
 */
export const acknowledgeDiversion = async (
  { tx, seal, nowMs }: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  { id, body }: Pick<Delivery, 'id' | 'body'>,
): Promise<void> => {
  const diversion = JSON.parse(body) as Diversion;
  if (await hasDiversion(tx, diversion.instance_id, id)) return;
  const instance = await findInstance(tx, diversion.instance_id);
  if (instance === undefined) throw new Error(`the instance of the diversion ${id} is not in the store`);
  const amount = microsFromNumber(diversion.amount);
  const { state, entry } = acknowledge(instance, amount);
  const facts: DiversionFacts = { diversion: id, pot: diversion.pot_id, amount: String(amount) };
  const context = { actor: 'pitboss', operation: 'acknowledgeDiversion', reference: id, atMs: nowMs, facts };
  book(tx, seal, instance, state, [{ entry, context }]);
};
