/**
 * Whether an account belongs to an owner: to that organisation or one below it, or to the unit that an owner such as `northstar:casino`
 * names.
 *
 * @param lineage the account's organisation and its ancestors, nearest first.
 */
export const belongsTo = (owner: string, lineage: readonly string[], unitId: string): boolean =>
  owner.includes(':') ? owner === `${lineage[0]}:${unitId}` : lineage.includes(owner);
