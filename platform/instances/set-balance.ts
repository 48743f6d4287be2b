import type { AdjustmentFacts } from '../../db/facts.ts';
import { book, withNextVersion } from '../../db/instances.ts';
import { sumAdjustments } from '../../db/ledger.ts';
import { type Adjustable, adjust } from '../../domain/jackpot/adjust.ts';
import { ceilingOf, potValue } from '../../domain/jackpot/pot.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import { decimalFromMicros, microsFromNumber, numberFromMicros } from '../../domain/money/micros.ts';
import type { PotAdjustment } from '../../generated/server/types.gen.ts';
import { etagOf } from '../../wire/etag.ts';
import { adjustmentFault } from '../../wire/field-fault.ts';
import { rulesOf } from '../../wire/rules-of.ts';
import { requireDrawn } from '../drawings/require-drawn.ts';
import { findReachableInstance } from '../routing/find-visible.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refuse-out-of-range.ts';
import { refuseStale } from '../unit/refuse-stale.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';

type Asked = {
  readonly body: PotAdjustment;
  readonly headers: { readonly 'idempotency-key'?: string; readonly 'if-match'?: string };
};

type Answer =
  | {
      readonly status: 200;
      readonly headers: { readonly etag: string };
      readonly changed: ReturnType<typeof auditedChanges>;
    }
  | Refusal<
      | 'permission_denied'
      | 'instance_not_found'
      | 'precondition_failed'
      | 'pot_not_found'
      | 'amount_out_of_range'
      | 'unavailable'
    >;

/** Sets a balance of a pot, in any status of the instance. Only the amount that a pot pays has a ceiling. */
export function setBalance(
  what: 'currentValue',
  asked: Asked,
  context: WriteContext,
): Promise<Answer | Refusal<'pot_ceiling_exceeded'>>;
export function setBalance(
  what: 'contributedSeed' | 'surplusSeed',
  asked: Asked,
  context: WriteContext,
): Promise<Answer>;
export async function setBalance(
  what: Adjustable,
  { body, headers }: Asked,
  context: WriteContext,
): Promise<Answer | Refusal<'pot_ceiling_exceeded'>> {
  const { tx, seal, caller, nowMs, operation } = context;
  const { instance_id, pot_id, adjustment, reason } = body;
  const found = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(found)) return found;
  const stale = refuseStale(headers, found.version);
  if (stale !== undefined) return stale;
  // Drawings that are already due come first: they are won at the old balance.
  const instance = requireDrawn(context, found, context.services);
  if (isRefusal(instance)) return instance;
  const rules = rulesOf(instance);
  const pot = rules.pots.find(({ id }) => id === pot_id);
  if (pot === undefined) return refuse('pot_not_found', { detail: `The instance has no pot ${pot_id}.` });
  const target = microsFromNumber(adjustment);
  const before = { ...instance, adjusted: await sumAdjustments(tx, instance_id) };
  const adjusted = await refuseOutOfRange(async () => adjust(rules, before, pot_id, what, target));
  if (isRefusal(adjusted)) return adjusted;
  if ('refused' in adjusted) {
    const detail = `The maximum of this pot is ${decimalFromMicros(ceilingOf(pot))}.`;
    return refuse(adjusted.refused, { errors: [adjustmentFault({ at: ['adjustment'], detail })] });
  }
  const facts: AdjustmentFacts = { pot: pot_id, what, target: String(target) };
  const entryContext = {
    actor: caller.accountId,
    operation,
    reference: instance_id,
    reason,
    idempotencyKey: headers['idempotency-key'],
    atMs: nowMs,
    facts,
  };
  const entries = adjusted.entries.map((entry) => ({ entry, context: entryContext }));
  if (entries.length === 0) return { status: 200, headers: { etag: etagOf(instance.version) }, changed: [] };
  const { version } = book(tx, seal, withNextVersion(instance), adjusted.state, entries);
  const changed = auditedChanges(
    'instance',
    { pots: [balanceToWire(what, instance, pot_id)] },
    { pots: [balanceToWire(what, adjusted.state, pot_id)] },
  );
  return { status: 200, headers: { etag: etagOf(version) }, changed };
}

/** The one balance of a pot that was set. */
const balanceToWire = (what: Adjustable, { pots }: JackpotState, potId: string) => {
  const pot = pots.find(({ id }) => id === potId);
  if (pot === undefined) throw new Error(`there is no pot ${potId}`);
  return {
    id: potId,
    ...(what === 'currentValue' && { current_value: numberFromMicros(potValue(pot)) }),
    ...(what === 'contributedSeed' && { contributed_seed: numberFromMicros(pot.contributedSeed) }),
    ...(what === 'surplusSeed' && { surplus_seed: numberFromMicros(pot.surplusSeed) }),
  };
};
