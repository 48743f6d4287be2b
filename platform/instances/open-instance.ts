import { createInstance, type Instance, isGameCodeTaken } from '../../db/jackpots/instances.ts';
import { findTemplate } from '../../db/jackpots/templates.ts';
import { findOperator, findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { openState } from '../../domain/jackpot/open-state.ts';
import { raffleEndFaults, scheduleFaults, windowFaults } from '../../domain/jackpot/schedule-faults.ts';
import { decimalFromMicros, greater } from '../../domain/money/micros.ts';
import type { InstantiateTemplateRequest } from '../../generated/server/types.gen.ts';
import { type FieldFault, scheduleFault } from '../../wire/field-fault.ts';
import { jackpotRules } from '../../wire/jackpot-rules.ts';
import { textsFaults, textsToStore } from '../../wire/jackpot-texts.ts';
import { openTimes, type StoredRecurrences } from '../../wire/read-rules.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { countryFaults } from '../../wire/unrunnable-faults.ts';
import { type Judged, judgeAlone, limitsAccounts } from '../rules/needs-second-account.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refusals.ts';
import { isRefusal, refuse, refuseAbsent, refuseAccess } from '../unit/reply.ts';
import type { By, Wanted } from '../unit/second-account.ts';
import { linkFrom, refuseLinkFrom } from './link.ts';

/** An instance that can be opened, and how it is shown to a second account. */
type Plan = {
  readonly body: InstantiateTemplateRequest;
  readonly created: Parameters<typeof createInstance>[2];
  readonly opening: Parameters<typeof createInstance>[3];
  /** The amount that its pots start with, or start again with if that is more. */
  readonly money: NonNullable<Wanted['money']>;
  readonly basis: object;
};

/** Works out a new instance without opening it. The instance gets a copy of the rules. */
export const planOpening = async (context: WriteContext, body: InstantiateTemplateRequest, id: string) => {
  const { tx, caller, nowMs } = context;
  const { template_owner_id, template_id, instance_owner_id: ownerId, schedule: asked = {}, linked_from = [] } = body;
  for (const owner of [template_owner_id, ownerId]) if (!covers(caller.access, owner)) return refuseAccess(owner);
  const refused = refuseLinkFrom(caller, linked_from);
  if (refused !== undefined) return refused;
  const template = await findTemplate(tx, template_id, nowMs);
  if (template === undefined || template.ownerId !== template_owner_id) {
    return refuse('template_not_found', { detail: `${template_owner_id} has no template ${template_id}.` });
  }
  if (!template.published)
    return refuse('template_not_published', { detail: `The template ${template_id} is not published.` });
  if ((await findOwnerEnabledState(tx, ownerId)) === undefined) return refuseAbsent('owner_not_found', ownerId);
  // The copy of the rules never changes; texts may.
  const { texts: templateTexts, ...rules } = template.document as StoredTemplate;
  const wrong = textsFaults(
    body.texts,
    rules.pots.map((pot) => pot.id),
  );
  if (wrong.length > 0) return refuse('validation_failed', { errors: wrong });
  const unknown = countryFaults(rules.contribution_rules);
  if (unknown.length > 0)
    return refuse('template_invalid', {
      detail: `The filters of the template ${template_id} have codes that are not countries. Correct it, or create another one.`,
      errors: unknown.map(({ pointer, detail }) =>
        scheduleFault({ at: ['template'], detail: `${pointer} of the template: ${detail}.` }),
      ),
    });
  const { recurrence_rules = [], time_zone } = asked;
  const stored: StoredRecurrences = time_zone === undefined ? recurrence_rules : { time_zone, rules: recurrence_rules };
  // 0 means none, as in replies.
  const countsFromMs = asked.timestamp_start || nowMs;
  const endsAtMs = asked.timestamp_end || null;
  const startsAtMs = Math.max(countsFromMs, nowMs);
  const ends = endFaults(endsAtMs, startsAtMs, nowMs);
  const schedule = { countsFromMs, ...openTimes(stored) };
  const run = { schedule, startsAtMs, endsAtMs, nowMs };
  const errors = ends.length > 0 ? ends : scheduleFaults(run).map(scheduleFault);
  const { raffle, ...jackpot } = jackpotRules(rules);
  if (errors.length === 0) errors.push(...windowFaults(jackpot, run).map(scheduleFault));
  if (errors.length === 0) errors.push(...raffleEndFaults({ raffle }, run).map(scheduleFault));
  if (errors.length > 0) return refuse('schedule_invalid', { errors });
  const operatorId = toOperatorId(ownerId);
  const gameCode = body.instance_game_code ?? id;
  if (await isGameCodeTaken(tx, operatorId, gameCode))
    return refuse('game_code_taken', { detail: `${operatorId} has an instance with the game code ${gameCode}.` });
  const opening = await refuseOutOfRange(async () => openState(jackpot));
  if (isRefusal(opening)) return opening;
  const plan: Plan = {
    body,
    created: {
      id,
      gameCode,
      templateId: template.id,
      ownerId,
      operatorId,
      name: body.instance_name,
      description: body.instance_desc ?? '',
      currency: rules.currency,
      rules: JSON.stringify(rules),
      // Null if it starts now: then its first time window and its first period start with its creation.
      startsAtMs: startsAtMs > nowMs ? startsAtMs : null,
      endsAtMs,
      countsFromMs: countsFromMs < nowMs ? countsFromMs : null,
      recurrence: recurrence_rules.length === 0 ? null : JSON.stringify(stored),
      texts: textsToStore(body.texts ?? templateTexts),
      hidden: body.public === false ? true : null,
    },
    opening:
      raffle === undefined
        ? opening
        : { ...opening, raffle: { cost: String(raffle.costPerTicket), source: raffle.costSource } },
    money: {
      amount: jackpot.pots.reduce((sum, { initialSeed, minReseed }) => sum + greater(initialSeed, minReseed), 0n),
      currency: rules.currency,
    },
    basis: { template: template.id, version: template.version },
  };
  return plan;
};

/** Judges an opening by its seeds. Two accounts have published the template, unless it is of an operator that does not ask for it. */
export const judgeOpening = async (context: WriteContext, { created, body, money }: Plan): Promise<Judged> => {
  const templateOperatorId = toOperatorId(body.template_owner_id);
  const operator = await findOperator(context.tx, created.operatorId);
  if (!limitsAccounts(operator?.moneyOut)) return { mustWait: false, count: async () => {} };
  if (templateOperatorId !== created.operatorId)
    return { mustWait: true, limit: { name: 'templates' }, count: async () => {} };
  return judgeAlone(context, created.ownerId, money);
};

/** An opening as a second account sees it. The instance will have the id that was planned. */
export const openingWanted = (
  operation: string,
  { body, created, money, basis }: Plan,
  limit: Judged['limit'],
): Wanted => {
  const seeds = `${decimalFromMicros(money.amount)} ${money.currency}`;
  const summary =
    `Opens the jackpot ${created.name} of ${created.ownerId} from the template ${body.template_id}. ` +
    `Its pots start with ${seeds} in all, or start again with it after a win.`;
  const details = { summary, instanceId: created.id };
  return {
    operation,
    ownerId: created.ownerId,
    targetId: body.template_id,
    money,
    request: body,
    basis,
    details,
    limit,
  };
};

/** Opens an instance in the unit that worked it out: the operator's initial seeds are the first entry of its ledger. */
export const openInstance = async (
  context: WriteContext,
  { body, created, opening }: Plan,
  { actor, operation }: By,
) => {
  const { tx, seal, nowMs } = context;
  const { id, ownerId } = created;
  const entryContext = { actor, operation, reference: id, atMs: nowMs };
  const instance: Instance = await createInstance(tx, seal, created, opening, entryContext);
  const linked = await linkFrom(context, body.linked_from ?? [], instance);
  if (isRefusal(linked)) return linked;
  const audited: readonly Audited[] = [{ ownerId, resource: 'instances', targetId: id }, ...linked];
  return { instance, audited };
};

const endFaults = (endsAtMs: number | null, startsAtMs: number, nowMs: number): FieldFault[] => {
  if (endsAtMs === null) return [];
  if (endsAtMs <= nowMs) return [scheduleFault({ at: ['endsAtMs'], detail: 'The end is in the past.' })];
  return endsAtMs <= startsAtMs
    ? [scheduleFault({ at: ['endsAtMs'], detail: 'The end must be after the start.' })]
    : [];
};
