/** What a bonus is at a moment. `Consumed` and `Expired` are final. */
export type BonusState = 'Available' | 'Expired' | 'Consumed';

/** A bonus has expired from its moment on, also while nobody has recorded it yet. */
export const bonusStateAt = (
  { state, expiresAtMs }: { readonly state: BonusState; readonly expiresAtMs: number },
  nowMs: number,
): BonusState => (state === 'Available' && nowMs >= expiresAtMs ? 'Expired' : state);
