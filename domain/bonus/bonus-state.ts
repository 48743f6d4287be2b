/** `Consumed` and `Expired` are final. */
export type BonusState = 'Available' | 'Expired' | 'Consumed';

/** A bonus is expired as soon as its time has passed, even before that is recorded. */
export const bonusStateAt = (
  { state, expiresAtMs }: { readonly state: BonusState; readonly expiresAtMs: number },
  nowMs: number,
): BonusState => (state === 'Available' && nowMs >= expiresAtMs ? 'Expired' : state);
