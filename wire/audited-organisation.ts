import type { Organisation } from '../db/organisations.ts';

/** An organisation as the audit trail compares it, each unit as a field of its own: there can be a thousand. */
export const auditedOrganisation = ({ name, enabled, baseCurrency, units }: Organisation) => ({
  name,
  enabled,
  base_currency: baseCurrency,
  units: Object.fromEntries(units.map((unit) => [unit, unit])),
});
