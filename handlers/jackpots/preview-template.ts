import { findTemplate } from '../../db/jackpots/templates.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { defaultContributions } from '../../domain/jackpot/default-contributions.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { ownerCurrencies } from '../../platform/rules/brand-rate.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseOutOfRange } from '../../platform/unit/refusals.ts';
import { isRefusal, refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { jackpotRules } from '../../wire/jackpot-rules.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { toStore } from '../../wire/to-store.ts';

/** B44. The body may be a draft, so only the contribution amounts are evaluated. */
export const previewTemplate: PlatformHandler<'previewTemplate'> = async (
  { query: { template_id: id }, body },
  { tx, caller, services, nowMs },
) => {
  if (!covers(caller.access, body.owner_id)) return refuseAccess(body.owner_id);
  if (body.id !== undefined && body.id !== id)
    return refuse('template_id_mismatch', { detail: `The id is ${body.id} in the body but ${id} in template_id.` });
  const template = await findTemplate(tx, id, nowMs);
  if (template === undefined || !covers(caller.access, template.ownerId)) return refuseAbsent('template_not_found', id);
  if ((await findOwnerEnabledState(tx, body.owner_id)) === undefined)
    return refuseAbsent('owner_not_found', body.owner_id);
  const isKept = (template.document as StoredTemplate).currency === body.currency;
  const unknown = isKept ? undefined : refuseUnknownCurrency(body.currency, services);
  if (unknown !== undefined) return unknown;
  const currencies = await ownerCurrencies(tx, body.owner_id, services.currencies);
  const contributions = await refuseOutOfRange(async () =>
    defaultContributions(jackpotRules(toStore(body)), currencies),
  );
  if (isRefusal(contributions)) return contributions;
  return {
    status: 200,
    body: contributions.map(({ currency, amount }) => ({ currency, value: numberFromMicros(amount) })),
  };
};
