import type { Assignment } from '../db/assignments.ts';

/** The priority of each instance assigned to a source or segment, as the audit trail compares them. */
export const auditedPriorities = ({ jackpots }: { readonly jackpots: readonly Assignment[] }) => ({
  priorities: Object.fromEntries(jackpots.map(({ instanceId, priority }) => [instanceId, priority])),
});
