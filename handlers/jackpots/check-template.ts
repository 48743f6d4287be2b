import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { ownerCurrencies } from '../../platform/rules/brand-rate.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { warnOfTemplate } from '../../platform/rules/warn-of-template.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { toStore } from '../../wire/to-store.ts';
import { unrunnableFaults } from '../../wire/unrunnable-faults.ts';

/** Judges a draft as publishing it would. */
export const checkTemplate: PlatformHandler<'checkTemplate'> = async ({ body }, { tx, caller, services, nowMs }) => {
  if (!covers(caller.access, body.owner_id)) return refuseAccess(body.owner_id);
  if ((await findOwnerEnabledState(tx, body.owner_id)) === undefined)
    return refuseAbsent('owner_not_found', body.owner_id);
  const template = toStore(body);
  const unknown = refuseUnknownCurrency(body.currency, services);
  const currencies = await ownerCurrencies(tx, body.owner_id, services.currencies);
  const faults = [
    ...(unknown === undefined ? [] : [{ pointer: '/currency', detail: 'must be an ISO 4217 currency' }]),
    ...unrunnableFaults(template, services.isCallable, nowMs, currencies),
  ];
  const warnings = [...(await warnOfTemplate(tx, body.owner_id, template))];
  return { status: 200, body: { publishable: faults.length === 0, faults, warnings } };
};
