import { book, type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import type { AdjustmentFacts } from '../../db/ledger/facts.ts';
import { type Adjustable, adjust } from '../../domain/jackpot/adjust.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import { type JackpotState, potCeiling, potValue } from '../../domain/jackpot/state.ts';
import {
  decimalFromMicros,
  type Micros,
  magnitude,
  microsFromNumber,
  numberFromMicros,
} from '../../domain/money/micros.ts';
import type { ApprovalRequest, PotAdjustment, SeedBoost } from '../../generated/server/types.gen.ts';
import { approvalToWire } from '../../wire/approval-request.ts';
import { adjustmentFault } from '../../wire/field-fault.ts';
import { readRules } from '../../wire/read-rules.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import { findReachableInstance } from '../routing/find-visible.ts';
import { judgeAlone } from '../rules/needs-second-account.ts';
import { type Audited, reserveAuditId } from '../unit/audit.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Call, Unit, WriteContext } from '../unit/handler.ts';
import { refuseOutOfRange, refuseStale, toEtag } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { auditedWaiting, awaitSecondAccount, type By, type Wanted } from '../unit/second-account.ts';

type Asked = {
  readonly body: PotAdjustment | SeedBoost;
  readonly headers: { readonly 'idempotency-key'?: string; readonly 'if-match'?: string };
};

type Context = Unit & Pick<Call, 'caller' | 'services'>;

type Refused = Refusal<
  'permission_denied' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'unavailable'
>;

type TooMuch = Refusal<'pot_ceiling_exceeded'>;

/** A balance and a boost may be too much together. */
type Beyond = Refusal<'amount_out_of_range'>;

/** A correction that can be booked, and how it is shown to a second account. */
type Plan = {
  readonly what: Adjustable;
  readonly body: PotAdjustment | SeedBoost;
  readonly target: Micros;
  readonly instance: Instance;
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  readonly money: NonNullable<Wanted['money']>;
  /** True if it takes money away. */
  readonly lowers: boolean;
  readonly basis: object;
};

type Booked = {
  readonly status: 200;
  readonly headers: { readonly etag: string };
  readonly changed: ReturnType<typeof auditedChanges>;
};

type Answer<Refused> =
  | Booked
  | { readonly status: 202; readonly body: ApprovalRequest; readonly audited: readonly Audited[] }
  | Refused;

/** The balances by the operations that set them, or add to them. */
const BALANCES: Readonly<Record<string, Adjustable>> = {
  setPotCurrentValue: 'currentValue',
  setPotContributedSeed: 'contributedSeed',
  setPotSurplusSeed: 'surplusSeed',
  boostSeed: 'surplusSeed',
};

/** The balance that an operation sets or adds to, if there is one. */
export const balanceSetBy = (operation: string): Adjustable | undefined =>
  Object.hasOwn(BALANCES, operation) ? BALANCES[operation] : undefined;

/** Sets a balance of a pot or adds to it, in any status of the instance, or asks a second account. Only the amount that a pot pays has a ceiling. */
export function setBalance(
  what: 'currentValue',
  asked: Asked,
  context: WriteContext,
): Promise<Answer<Refused | TooMuch>>;
export function setBalance(
  what: 'contributedSeed' | 'surplusSeed',
  asked: Asked & { readonly body: PotAdjustment },
  context: WriteContext,
): Promise<Answer<Refused>>;
export function setBalance(
  what: 'surplusSeed',
  asked: Asked & { readonly body: SeedBoost },
  context: WriteContext,
): Promise<Answer<Refused | Beyond>>;
export async function setBalance(
  what: Adjustable,
  asked: Asked,
  context: WriteContext,
): Promise<Answer<Refused | TooMuch | Beyond>> {
  const plan = await planBalance(what, asked, context);
  if (isRefusal(plan)) return plan;
  const { instance, money } = plan;
  const { operation } = context;
  const judged = await judgeAlone(context, instance.ownerId, money);
  if (judged.mustWait) {
    const { body } = asked;
    // Boosts add up, so two that are alike are two, unless they are one request under one key.
    const same = 'amount' in body ? { ...body, key: asked.headers['idempotency-key'] ?? context.newId() } : body;
    const wanted = { ...correctionWanted(operation, plan), same, limit: judged.limit };
    const waiting = await awaitSecondAccount(context, wanted);
    return {
      status: 202,
      body: approvalToWire(waiting, context.nowMs),
      audited: [auditedWaiting('instances', waiting)],
    };
  }
  await judged.count();
  return bookBalance(context, plan, {
    actor: context.caller.accountId,
    operation,
    idempotencyKey: asked.headers['idempotency-key'],
  });
}

/** A correction as a second account sees it. */
export const correctionWanted = (operation: string, plan: Plan): Wanted => {
  const { body, instance, money, basis, lowers } = plan;
  const { ownerId, id: targetId } = instance;
  const details = {
    ...{ summary: summaryOf(plan), reason: body.reason, instanceId: targetId, potId: body.pot_id },
    ...(lowers && { lowers }),
  };
  return { operation, ownerId, targetId, money, request: body, basis, details };
};

const NAMES: Readonly<Record<Adjustable, string>> = {
  currentValue: 'current value',
  contributedSeed: 'contributed seed',
  surplusSeed: 'surplus seed',
};

const summaryOf = ({ what, body, money: { amount, currency } }: Plan): string =>
  'amount' in body
    ? `Adds ${decimalFromMicros(amount)} ${currency} to the ${NAMES[what]} of the pot ${body.pot_id}, which pays for its next seeds.`
    : `Sets the ${NAMES[what]} of the pot ${body.pot_id} to ${body.adjustment} ${currency}: ` +
      `${decimalFromMicros(amount)} ${currency} more or less than at the time of the request.`;

/** Works out a correction without booking it. */
export const planBalance = async (
  what: Adjustable,
  { body, headers }: Asked,
  context: Context,
): Promise<Plan | Refused | TooMuch | Beyond> => {
  const { tx, caller } = context;
  const { instance_id, pot_id } = body;
  const found = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(found)) return found;
  const stale = refuseStale(headers, found.version);
  if (stale !== undefined) return stale;
  // Drawings that are already due come first: they are won at the old balance.
  const instance = requireDrawn(context, found, context.services);
  if (isRefusal(instance)) return instance;
  const rules = readRules(instance);
  const pot = rules.pots.find(({ id }) => id === pot_id);
  if (pot === undefined) return refuse('pot_not_found', { detail: `The instance has no pot ${pot_id}.` });
  const held = instance.pots.find(({ id }) => id === pot_id)?.surplusSeed ?? 0n;
  const target = 'amount' in body ? held + microsFromNumber(body.amount) : microsFromNumber(body.adjustment);
  const adjusted = await refuseOutOfRange(async () => adjust(rules, instance, pot_id, what, target));
  if (isRefusal(adjusted)) return adjusted;
  if ('refused' in adjusted) {
    const detail = `The maximum of this pot is ${decimalFromMicros(potCeiling(pot))}.`;
    return refuse(adjusted.refused, { errors: [adjustmentFault({ at: ['adjustment'], detail })] });
  }
  const { state, entries } = adjusted;
  return {
    ...{ what, body, target, instance, state, entries },
    money: { amount: magnitude(state.adjusted - instance.adjusted), currency: instance.currency },
    lowers: state.adjusted < instance.adjusted,
    // Contributions change neither, and a boost adds to whatever a balance was set to.
    basis: {
      ...('amount' in body ? {} : { version: instance.version }),
      life: instance.pots.find(({ id }) => id === pot_id)?.instanceCount,
    },
  };
};

/** Books a correction in the unit that worked it out. */
export const bookBalance = (
  unit: Unit,
  { what, body, target, instance, state, entries }: Plan,
  { actor, operation, idempotencyKey, approved }: By,
): Booked => {
  const { tx, seal, nowMs } = unit;
  const { instance_id, pot_id, reason } = body;
  if (entries.length === 0) return { status: 200, headers: { etag: toEtag(instance.version) }, changed: [] };
  const facts: AdjustmentFacts = {
    ...{ pot: pot_id, what, target: String(target) },
    ...('amount' in body && { boost: String(microsFromNumber(body.amount)) }),
    audit: reserveAuditId(unit, instance_id),
    ...approved,
  };
  const entryContext = { actor, operation, reference: instance_id, reason, idempotencyKey, atMs: nowMs, facts };
  const booked = entries.map((entry) => ({ entry, context: entryContext }));
  const { version } = book(tx, seal, withNextVersion(instance), state, booked);
  const changed = auditedChanges(
    'instance',
    { pots: [balanceToWire(what, instance, pot_id)] },
    { pots: [balanceToWire(what, state, pot_id)] },
  );
  return { status: 200, headers: { etag: toEtag(version) }, changed };
};

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
