import type { Soon } from '../../db/engine/lookups.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Refusal } from '../unit/reply.ts';

/** The player to find an instance for. */
export type Seeker = {
  /** `operator:brand`. */
  readonly brandPath: string;
  /** The ids of the player's segments. */
  readonly segments: readonly string[];
  /** If undefined, countries are not checked. */
  readonly country: string | undefined;
};

/** Finds an instance that accepts the player now, or says why there is none. */
export type Locate<Code extends ProblemCode> = (
  tx: Tx,
  player: Seeker,
  nowMs: number,
) => Soon<Instance | Refusal<Code>>;
