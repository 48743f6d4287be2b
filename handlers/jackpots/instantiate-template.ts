import { createInstance, isGameCodeTaken } from '../../db/instances.ts';
import { findOwnerStanding } from '../../db/operators.ts';
import { findTemplate } from '../../db/templates.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { openState } from '../../domain/jackpot/open-state.ts';
import type { NewJackpotTemplate, Schedule } from '../../generated/server/types.gen.ts';
import { refuseOutOfRange } from '../chain/refuse-out-of-range.ts';
import type { PlatformHandler } from '../handler.ts';
import { type FieldFault, isRefusal, refuse } from '../reply.ts';
import { instanceToWire } from '../wire/instance.ts';
import { jackpotRules } from '../wire/jackpot-rules.ts';

/** B42. The instance receives a copy of the rules and the operator's initial seeds, as the first entry of its ledger. */
export const instantiateTemplate: PlatformHandler<'instantiateTemplate'> = async ({ body }, context) => {
  const { tx, seal, caller, nowMs, newId, operation } = context;
  const { template_owner_id, template_id, instance_owner_id: ownerId, schedule = {} } = body;
  for (const owner of [template_owner_id, ownerId])
    if (!covers(caller.access, owner))
      return refuse('permission_denied', { detail: `The account does not reach ${owner}.` });
  const template = await findTemplate(tx, template_id, nowMs);
  if (template === undefined || template.ownerId !== template_owner_id) {
    return refuse('template_not_found', { detail: `${template_owner_id} has no template ${template_id}.` });
  }
  if (!template.published)
    return refuse('template_not_published', { detail: `The template ${template_id} is not published.` });
  if ((await findOwnerStanding(tx, ownerId)) === undefined)
    return refuse('owner_not_found', { detail: `There is no operator or brand ${ownerId}.` });
  const errors = scheduleFaults(schedule, nowMs);
  if (errors.length > 0) return refuse('schedule_invalid', { errors });
  if (schedule.recurrence_rules !== undefined && schedule.recurrence_rules.length > 0) {
    return refuse('feature_not_available', {
      errors: [
        { pointer: '/schedule/recurrence_rules', detail: 'This release cannot run recurring windows; leave them out.' },
      ],
    });
  }
  const id = newId();
  const operatorId = operatorOf(ownerId);
  const gameCode = body.instance_game_code ?? id;
  if (await isGameCodeTaken(tx, operatorId, gameCode))
    return refuse('game_code_taken', { detail: `${operatorId} has an instance with the game code ${gameCode}.` });
  const rules = template.document as NewJackpotTemplate;
  const { raffle, ...jackpot } = jackpotRules(rules);
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
      startsAtMs: schedule.timestamp_start ?? null,
      endsAtMs: schedule.timestamp_end ?? null,
      recurrence: null,
    },
    raffle === undefined
      ? opening
      : { ...opening, raffle: { cost: String(raffle.costPerTicket), source: raffle.costSource } },
    { actor: caller.accountId, operation, reference: id, atMs: nowMs },
  );
  return {
    status: 200,
    body: instanceToWire(instance, nowMs),
    audited: [{ ownerId, resource: 'instances', targetId: id }],
  };
};

const scheduleFaults = ({ timestamp_start: start, timestamp_end: end }: Schedule, nowMs: number): FieldFault[] => {
  if (end === undefined) return [];
  if (end <= nowMs) return [{ pointer: '/schedule/timestamp_end', detail: 'The end lies in the past.' }];
  if (start !== undefined && end <= start)
    return [{ pointer: '/schedule/timestamp_end', detail: 'The end must come after the start.' }];
  return [];
};
