import { changeInstance, type Instance, scheduleInstance, withNextVersion } from '../../db/jackpots/instances.ts';
import type { TransferFacts } from '../../db/ledger/facts.ts';
import type { EntryContext } from '../../db/ledger/ledger.ts';
import { startOptInCopy } from '../../db/opt-ins/opt-in-copies.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import { type JackpotState, potValue } from '../../domain/jackpot/state.ts';
import { type Transferred, transfer } from '../../domain/jackpot/transfer.ts';
import { decimalFromMicros, magnitude, numberFromMicros } from '../../domain/money/micros.ts';
import type { TransferRequest } from '../../generated/server/types.gen.ts';
import { transferFault } from '../../wire/field-fault.ts';
import { readRules } from '../../wire/read-rules.ts';
import { bookEntries } from '../booking/book-outcome.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import { findReachableInstance } from '../routing/find-visible.ts';
import { type Audited, reserveAuditId } from '../unit/audit.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { refuseStale } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import type { By, Wanted } from '../unit/second-account.ts';
import { refuseTransfer, transferRules } from './refuse-transfer.ts';

type Asked = { readonly body: TransferRequest; readonly headers: { readonly 'if-match'?: string } };

/** A transfer that can be booked, and how it is shown to a second account. */
type Plan = {
  readonly body: TransferRequest;
  readonly source: Instance;
  readonly target: Instance;
  readonly moved: ReturnType<typeof transfer>;
  readonly money: NonNullable<Wanted['money']>;
  readonly basis: object;
};

type Refused = Refusal<
  | 'permission_denied'
  | 'instance_not_found'
  | 'precondition_failed'
  | 'pot_not_found'
  | 'instance_terminated'
  | 'transfer_invalid'
  | 'pot_disabled'
  | 'unavailable'
>;

/** Works out a transfer without booking it. Throws AmountOutOfRange when a balance would grow too large. */
export const planTransfer = async (
  unit: Unit,
  { caller, services }: Pick<Call, 'caller' | 'services'>,
  { body, headers }: Asked,
): Promise<Plan | Refused> => {
  const { tx, nowMs } = unit;
  const { pot_rules } = body;
  const find = async (side: 'source' | 'target') => {
    const id = body[`${side}_instance_id`];
    const found = await findReachableInstance(tx, caller, id);
    const errors = [transferFault({ at: [side], detail: `There is no instance ${id}.` })];
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
  const moved = transfer(
    { rules: readRules(source), state: source },
    { rules: readRules(target), state: target },
    rules,
  );
  // Drawings that are already due come first, so that only the rest is transferred. A refused transfer draws nothing, since its instance
  // may stay paused, and neither does a dry run.
  const drawn = (): readonly (Instance | Refusal<'unavailable'>)[] => [
    requireDrawn(unit, source, services, { isEnding: true }),
    requireDrawn(unit, target, services),
  ];
  for (const each of body.dry_run === true ? [] : drawn()) if (isRefusal(each)) return each;
  const amount = magnitude(moved.source.state.transferredOut - source.transferredOut);
  return {
    ...{ body, source, target, moved },
    money: { amount, currency: source.currency },
    basis: [source, target].map(({ version, pots }) => [version, pots.map(({ instanceCount }) => instanceCount)]),
  };
};

/** A transfer as a second account sees it. */
export const transferWanted = (operation: string, { body, source, target, money, basis }: Plan): Wanted => {
  const { ownerId, id: targetId } = source;
  const moved = `${decimalFromMicros(money.amount)} ${money.currency}`;
  const summary = `Moves all pots of the instance ${source.id}, ${moved} in all, to the instance ${target.id}, and ends the first one.`;
  const details = { summary, reason: body.reason, instanceId: source.id };
  return { operation, ownerId, targetId, money, request: body, basis, details };
};

/** Books a transfer in the unit that worked it out, and ends its source. Returns the source, and what the audit trail says of it. */
export const bookTransfer = async (
  unit: Unit,
  { body, source, target, moved }: Plan,
  { actor, operation, idempotencyKey, approved }: By,
): Promise<{ readonly emptied: Instance; readonly audited: readonly Audited[] }> => {
  const { tx, nowMs, newId } = unit;
  const { reason } = body;
  const id = newId();
  const facts: TransferFacts = {
    transfer: id,
    source: source.id,
    target: target.id,
    pots: transferRules(body.pot_rules).map(({ sourcePot, targetPot }) => [sourcePot, targetPot]),
    audit: reserveAuditId(unit, source.id),
    ...approved,
  };
  const entryContext: EntryContext = { actor, operation, reference: id, reason, idempotencyKey, atMs: nowMs, facts };
  const entriesOf = ({ entries }: Transferred) => entries.map((entry) => ({ entry, context: entryContext }));
  const emptied = await bookEntries(unit, withNextVersion(source), moved.source.state, entriesOf(moved.source));
  await changeInstance(tx, scheduleInstance(tx, emptied, { nextDueAtMs: null }), { state: 'Terminated' }, nowMs);
  await bookEntries(unit, withNextVersion(target), moved.target.state, entriesOf(moved.target));
  if (body.transfer_optins) await startOptInCopy(tx, id, { sourceId: source.id, targetId: target.id });
  const audited = [...new Set([source.ownerId, target.ownerId])].map((ownerId) => ({
    ownerId,
    resource: 'instances',
    targetId: source.id,
    detail: { reason, target_instance_id: target.id },
    // An owner sees only its own instances' balances.
    changes: [
      ...(ownerId === source.ownerId ? balanceChanges(source, moved.source.state) : []),
      ...(ownerId === target.ownerId ? balanceChanges(target, moved.target.state) : []),
    ],
  }));
  return { emptied, audited };
};

const balanceChanges = (before: Instance, after: JackpotState): readonly AuditChange[] =>
  auditedChanges('instance', balancesToWire(before), balancesToWire(after)).map(({ pointer, ...values }) => ({
    pointer: ['', before.id].join('/') + pointer,
    ...values,
  }));

/** The balances that a transfer moves of each pot. */
const balancesToWire = ({ pots }: JackpotState) => ({
  pots: pots.map((pot) => ({
    id: pot.id,
    current_value: numberFromMicros(potValue(pot)),
    contributed_seed: numberFromMicros(pot.contributedSeed),
    surplus_seed: numberFromMicros(pot.surplusSeed),
    overflow_amount: numberFromMicros(pot.overflow),
  })),
});
