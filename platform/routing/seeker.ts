import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Refusal } from '../unit/reply.ts';

/** The player that an instance is looked for. */
export type Seeker = {
  /** `operator:brand`. */
  readonly brandPath: string;
  /** The ids of the player's segments. */
  readonly segments: readonly string[];
  /** Left out, countries are not checked. */
  readonly country: string | undefined;
};

/** Finds the instance that takes this player now, or says why none does. */
export type Locate<Code extends ProblemCode> = (
  tx: Tx,
  player: Seeker,
  nowMs: number,
) => Promise<Instance | Refusal<Code>>;
