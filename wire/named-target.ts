import type { ContributionTarget, TargetPlayer } from '../generated/server/types.gen.ts';

/** A target and the player for whom its instance is looked for. */
export type NamedTarget = {
  readonly operatorId: string;
  /** An id within the operator, or a full path. */
  readonly brandId: string;
  readonly country: string;
  readonly segments: readonly string[];
  readonly target: ContributionTarget;
};

/** The fields of a request that name a target and a player. */
type Named = {
  readonly operator_id: string;
  readonly target: ContributionTarget;
  readonly player: Pick<TargetPlayer, 'brand_id' | 'country' | 'segments'>;
};

export const namedTarget = ({ operator_id, target, player }: Named): NamedTarget => ({
  operatorId: operator_id,
  brandId: player.brand_id,
  country: player.country,
  segments: player.segments ?? [],
  target,
});
