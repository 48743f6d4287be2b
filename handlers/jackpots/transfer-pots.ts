import type { AuditChange } from '../../db/audit-events.ts';
import type { TransferFacts } from '../../db/facts.ts';
import { changeInstance, type Instance, scheduleInstance, withNextVersion } from '../../db/instances.ts';
import type { EntryContext } from '../../db/ledger.ts';
import { startOptInCopy } from '../../db/opt-in-copies.ts';
import { potValue } from '../../domain/jackpot/pot.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import { type Transferred, transfer } from '../../domain/jackpot/transfer.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { Operations } from '../../generated/server/operations.gen.ts';
import { bookEntries } from '../../platform/booking/book-entries.ts';
import { requireDrawn } from '../../platform/drawings/require-drawn.ts';
import { copyOptIns } from '../../platform/instances/copy-opt-ins.ts';
import { refuseTransfer, transferRules } from '../../platform/instances/refuse-transfer.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { Call, PlatformHandler, Request, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseOutOfRange } from '../../platform/unit/refuse-out-of-range.ts';
import { refuseStale } from '../../platform/unit/refuse-stale.ts';
import { isRefusal, type Reply, refuse } from '../../platform/unit/reply.ts';
import { etagOf } from '../../wire/etag.ts';
import { rulesOf } from '../../wire/rules-of.ts';

type Operation = Operations['transferPots'];
type Answer = Reply<Operation['responses'], Operation['problems']>;

/** B27. All money moves in one unit of work. Opt-ins follow in batches; the platform copies the rest if this request does not finish. */
export const transferPots: PlatformHandler<'transferPots'> = async (request, context) => {
  const reply = await refuseOutOfRange(() =>
    context.write((unit) => once<Answer>(unit, context, request, () => bookTransfer(unit, context, request))),
  );
  if (isRefusal(reply)) return reply;
  const { source_instance_id: sourceId, target_instance_id: targetId } = request.body;
  while (await context.write((unit) => copyOptIns(unit, { sourceId, targetId })));
  return reply as Answer;
};

const bookTransfer = async (
  unit: Unit,
  { caller, operation, services }: Call,
  { body, headers }: Request<Omit<Operation['data'], 'url'>>,
): Promise<Answer> => {
  const { tx, nowMs, newId } = unit;
  const { reason, pot_rules } = body;
  if (body.user_id !== caller.accountId)
    return refuse('permission_denied', { detail: 'user_id must be the id of the calling account.' });
  const find = async (side: 'source' | 'target') => {
    const id = body[`${side}_instance_id`];
    const found = await findReachableInstance(tx, caller, id);
    const errors = [{ pointer: `/${side}_instance_id`, detail: `There is no instance ${id}.` }];
    return isRefusal(found) && found.problem === 'instance_not_found'
      ? refuse('instance_not_found', { errors })
      : found;
  };
  const source = await find('source');
  if (isRefusal(source)) return source;
  const target = await find('target');
  if (isRefusal(target)) return target;
  const stale = refuseStale(headers, source.version);
  if (stale !== undefined) return stale;
  const refused = refuseTransfer(source, target, pot_rules, nowMs);
  if (refused !== undefined) return refused;
  const rules = transferRules(pot_rules);
  const moved = transfer({ rules: rulesOf(source), state: source }, { rules: rulesOf(target), state: target }, rules);
  // Drawings that are already due come first, so that only the rest is transferred. A refused transfer draws nothing, since its instance
  // may stay paused.
  for (const drawn of [requireDrawn(unit, source, services, { isEnding: true }), requireDrawn(unit, target, services)])
    if (isRefusal(drawn)) return drawn;

  const id = newId();
  const facts: TransferFacts = {
    transfer: id,
    source: source.id,
    target: target.id,
    pots: rules.map(({ sourcePot, targetPot }) => [sourcePot, targetPot]),
  };
  const entryContext: EntryContext = {
    actor: caller.accountId,
    operation,
    reference: id,
    reason,
    idempotencyKey: headers['idempotency-key'],
    atMs: nowMs,
    facts,
  };
  const entriesOf = ({ entries }: Transferred) => entries.map((entry) => ({ entry, context: entryContext }));
  const emptied = await bookEntries(unit, withNextVersion(source), moved.source.state, entriesOf(moved.source));
  await changeInstance(tx, scheduleInstance(tx, emptied, { nextDueAtMs: null }), { state: 'Terminated' }, nowMs);
  await bookEntries(unit, withNextVersion(target), moved.target.state, entriesOf(moved.target));
  if (body.transfer_optins) await startOptInCopy(tx, id, { sourceId: source.id, targetId: target.id });
  return {
    status: 200,
    headers: { etag: etagOf(emptied.version) },
    audited: [...new Set([source.ownerId, target.ownerId])].map((ownerId) => ({
      ownerId,
      resource: 'instances',
      targetId: source.id,
      detail: { reason, target_instance_id: target.id },
      // An owner sees the balances of its own instances alone.
      changes: [
        ...(ownerId === source.ownerId ? balanceChanges(source, moved.source.state) : []),
        ...(ownerId === target.ownerId ? balanceChanges(target, moved.target.state) : []),
      ],
    })),
  };
};

const balanceChanges = (before: Instance, after: JackpotState): readonly AuditChange[] =>
  auditedChanges('instance', balancesToWire(before), balancesToWire(after)).map(({ pointer, ...values }) => ({
    pointer: `/${before.id}${pointer}`,
    ...values,
  }));

/** What a transfer moves of each pot. */
const balancesToWire = ({ pots }: JackpotState) => ({
  pots: pots.map((pot) => ({
    id: pot.id,
    current_value: numberFromMicros(potValue(pot)),
    contributed_seed: numberFromMicros(pot.contributedSeed),
    surplus_seed: numberFromMicros(pot.surplusSeed),
    overflow_amount: numberFromMicros(pot.overflow),
  })),
});
