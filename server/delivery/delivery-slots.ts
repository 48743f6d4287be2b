/** The claimant of a slot. */
export type Claim = {
  /** The operator that the message is of, all its brands and destinations together. */
  readonly operatorId: string;
  /** The organisation at the top of the operator's tree. */
  readonly treeId: string;
  /** True if the last message to the same receiver failed. */
  readonly isFailing: boolean;
  /** True if the operator's last message arrived. */
  readonly isProven: boolean;
};

/** Messages under way at once: each holds a connection and its body. */
const SLOTS = 128;
const PER_OPERATOR = 16;
/** A tree can have many operators, and those who reach it can make more of them. */
const PER_TREE = SLOTS / 2;
/** Receivers that fail take the longest, so those that do not are not left without a slot. */
const FAILING = SLOTS / 2;
const FAILING_PER_OPERATOR = PER_OPERATOR / 2;
/** So many slots are kept for operators that hold fewer than RESERVED_PER_OPERATOR. */
const RESERVED = SLOTS / 4;
const RESERVED_PER_OPERATOR = 2;
/** And of these so many for operators whose last message arrived: those are short, however many others begin to fail at once. */
const RESERVED_PROVEN = RESERVED / 2;

/**
 * Shares the slots out between operators, so that receivers of one, or of many, that do not answer hold up no other's for a whole time
 * limit.
 */
export class DeliverySlots {
  readonly #held = new Set<Claim>();
  readonly #byOperator = new Map<string, Held>();
  readonly #byTree = new Map<string, Held>();
  #failing = 0;

  get isExhausted(): boolean {
    return this.#held.size >= SLOTS;
  }

  /** Reports whether there is room for a claim now. */
  hasRoom({ operatorId, treeId, isFailing, isProven }: Claim): boolean {
    const operator = this.#byOperator.get(operatorId) ?? NONE;
    const free = SLOTS - this.#held.size;
    if (free <= (isProven ? 0 : RESERVED_PROVEN)) return false;
    const share = free > RESERVED ? PER_OPERATOR : RESERVED_PER_OPERATOR;
    if (operator.all >= share || (this.#byTree.get(treeId)?.all ?? 0) >= PER_TREE) return false;
    return !isFailing || (operator.failing < FAILING_PER_OPERATOR && this.#failing < FAILING);
  }

  /** Takes a slot. @returns gives it back. */
  take(claim: Claim): () => void {
    const held = { ...claim };
    this.#count(held, 1);
    this.#held.add(held);
    return () => {
      if (this.#held.delete(held)) this.#count(held, -1);
    };
  }

  #count({ operatorId, treeId, isFailing }: Claim, by: 1 | -1): void {
    const failing = isFailing ? by : 0;
    this.#failing += failing;
    for (const [counts, id] of [
      [this.#byOperator, operatorId],
      [this.#byTree, treeId],
    ] as const) {
      const before = counts.get(id) ?? NONE;
      if (before.all + by === 0) counts.delete(id);
      else counts.set(id, { all: before.all + by, failing: before.failing + failing });
    }
  }
}

type Held = { readonly all: number; readonly failing: number };
const NONE: Held = { all: 0, failing: 0 };
