/**
 * Whether an account stands under an owner: in an organisation or one below it, or in the one unit that an owner such as
 * `northstar:casino` names.
 *
 * @param lineage the account's organisation and those above it, from itself up.
 */
export const belongsTo = (owner: string, lineage: readonly string[], unitId: string): boolean =>
  owner.includes(':') ? owner === `${lineage[0]}:${unitId}` : lineage.includes(owner);
