import { queueDelivery } from '../../db/deliveries/deliveries.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { toHost } from '../../domain/to-host.ts';
import type { Diversion } from '../../generated/server/types.gen.ts';
import { readTemplateCopy } from '../../wire/read-rules.ts';
import type { Unit } from '../unit/handler.ts';

/** The flushed overflow of a pot. Its id is the id of the message and the reference of the ledger entries. */
export type Flush = { readonly id: string; readonly potId: string; readonly amount: Micros };

/**
 * Queues the diversions of flushed pots, in the unit that books the flushes. Each is repeated until the external account acknowledges it,
 * which books it: see `acknowledgeDiversion`.
 */
export const queueDiversions = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  flushes: readonly Flush[],
): Promise<void> => {
  for (const { id, potId, amount } of flushes) {
    const external = readTemplateCopy(instance).pots.find((pot) => pot.id === potId)?.diversion_rules?.target.External;
    if (external === undefined) throw new Error(`the pot ${potId} of ${instance.id} has no diversion rules`);
    const body: Diversion = {
      diversion_id: id,
      instance_id: instance.id,
      game_code: instance.gameCode,
      pot_id: potId,
      account_id: external.account_id,
      amount: numberFromMicros(amount),
      currency: instance.currency,
      timestamp: nowMs,
    };
    await queueDelivery(tx, {
      id,
      kind: 'diversion',
      // Owners sign with their own secrets, so a receiver that rejects one may accept another.
      lane: `diversion:${toHost(external.endpoint)}:${instance.ownerId}`,
      ownerId: instance.ownerId,
      destinationId: null,
      address: external.endpoint,
      eventType: 'Diversion',
      body: JSON.stringify(body),
      createdAtMs: nowMs,
      secretUntilMs: null,
      persistent: true,
    });
  }
};
