import { createInstance, isGameCodeTaken } from '../../db/jackpots/instances.ts';
import { findTemplate } from '../../db/jackpots/templates.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { openState } from '../../domain/jackpot/open-state.ts';
import { raffleEndFaults, scheduleFaults, windowFaults } from '../../domain/jackpot/schedule-faults.ts';
import { linkFrom, refuseLinkFrom } from '../../platform/instances/link.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseOutOfRange, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal, refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { type FieldFault, scheduleFault } from '../../wire/field-fault.ts';
import { instanceToWire } from '../../wire/instance.ts';
import { jackpotRules } from '../../wire/jackpot-rules.ts';
import { openTimes, type StoredRecurrences } from '../../wire/read-rules.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { countryFaults } from '../../wire/unrunnable-faults.ts';

/** B42. The instance gets a copy of the rules, and the operator's initial seeds as the first entry of its ledger. */
export const instantiateTemplate: PlatformHandler<'instantiateTemplate'> = async ({ body }, context) => {
  const { tx, seal, caller, nowMs, newId, operation } = context;
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
  const rules = template.document as StoredTemplate;
  const unknown = countryFaults(rules.contribution_rules);
  if (unknown.length > 0)
    return refuse('template_invalid', {
      detail: `The filters of the template ${template_id} have codes that are not countries. Correct it, or create another one.`,
      errors: unknown.map(({ pointer, detail }) => ({
        pointer: '/template_id',
        detail: `${pointer} of the template: ${detail}.`,
      })),
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
  const id = newId();
  const operatorId = toOperatorId(ownerId);
  const gameCode = body.instance_game_code ?? id;
  if (await isGameCodeTaken(tx, operatorId, gameCode))
    return refuse('game_code_taken', { detail: `${operatorId} has an instance with the game code ${gameCode}.` });
  const opening = await refuseOutOfRange(async () => openState(jackpot));
  if (isRefusal(opening)) return opening;
  const instance = await createInstance(
    tx,
    seal,
    {
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
    },
    raffle === undefined
      ? opening
      : { ...opening, raffle: { cost: String(raffle.costPerTicket), source: raffle.costSource } },
    { actor: caller.accountId, operation, reference: id, atMs: nowMs },
  );
  const linked = await linkFrom(context, linked_from, instance);
  if (isRefusal(linked)) return linked;
  return {
    status: 200,
    headers: { etag: toEtag(instance.version) },
    body: instanceToWire(instance, nowMs),
    audited: [{ ownerId, resource: 'instances', targetId: id }, ...linked],
  };
};

const endFaults = (endsAtMs: number | null, startsAtMs: number, nowMs: number): FieldFault[] => {
  if (endsAtMs === null) return [];
  const pointer = '/schedule/timestamp_end';
  if (endsAtMs <= nowMs) return [{ pointer, detail: 'The end is in the past.' }];
  return endsAtMs <= startsAtMs ? [{ pointer, detail: 'The end must be after the start.' }] : [];
};
