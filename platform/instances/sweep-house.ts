import { book, type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import type { SweepFacts } from '../../db/ledger/facts.ts';
import { sweepHouse as sweep } from '../../domain/jackpot/sweep-house.ts';
import {
  decimalFromMicros,
  greater,
  type Micros,
  microsFromNumber,
  numberFromMicros,
} from '../../domain/money/micros.ts';
import type { HouseSweep } from '../../generated/server/types.gen.ts';
import { findReachableInstance } from '../routing/find-visible.ts';
import { reserveAuditId } from '../unit/audit.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import type { By } from '../unit/second-account.ts';

/** A sweep that can be booked. */
type Plan = {
  readonly instance: Instance;
  readonly amount: Micros;
  readonly floor: Micros;
  readonly reason: string;
};

/** Works out a sweep without booking it. */
export const planSweep = async (
  { tx }: Pick<Unit, 'tx'>,
  { caller }: Pick<Call, 'caller'>,
  { instance_id, amount, floor: least = 0, reason }: HouseSweep,
): Promise<Plan | Refusal<'permission_denied' | 'instance_not_found' | 'house_pot_insufficient'>> => {
  const instance = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const floor = microsFromNumber(least);
  const above = greater(0n, instance.house - floor);
  const wanted = amount === undefined ? above : microsFromNumber(amount);
  if (wanted > 0n && wanted <= above) return { instance, amount: wanted, floor, reason };
  const detail = `The house holds ${decimalFromMicros(instance.house)} ${instance.currency}, ${decimalFromMicros(above)} above the floor.`;
  return refuse('house_pot_insufficient', { detail });
};

/** Books a sweep in the unit that worked it out. Returns the changes for the audit trail. */
export const bookSweep = (
  unit: Unit,
  { instance, amount, floor, reason }: Plan,
  { actor, operation, approved }: By,
): ReturnType<typeof auditedChanges> => {
  const { tx, seal, nowMs } = unit;
  const { state, entries } = sweep(instance, amount);
  const facts: SweepFacts = {
    ...{ sweep: String(amount), floor: String(floor) },
    ...{ audit: reserveAuditId(unit, instance.id), ...approved },
  };
  const context = { actor, operation, reference: instance.id, reason, atMs: nowMs, facts };
  book(
    tx,
    seal,
    withNextVersion(instance),
    state,
    entries.map((entry) => ({ entry, context })),
  );
  const shown = ({ house }: { readonly house: Micros }) => ({
    house_pot: { current_value: numberFromMicros(house) },
  });
  return auditedChanges('instance', shown(instance), shown(state));
};
