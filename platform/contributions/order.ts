import type { AttemptId } from '../../db/contributions/linked-attempts.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { Unit } from '../unit/handler.ts';

/** A contribution as requested, whichever operation it came through. */
export type Order = {
  /** The source of the activity; absent if the order names its instance. */
  readonly sourceId: string | undefined;
  /** `operator:brand`. */
  readonly brandPath: string;
  readonly playerId: string;
  readonly country: string;
  /** The ids of the player's segments. */
  readonly segments: readonly string[];
  /** The player's session token. For the wallet only, never stored. */
  readonly token: string;
  readonly gameroundId: string | undefined;
  /** In `currency`. */
  readonly wager: Micros;
  readonly currency: string;
  readonly metadata: unknown;
  readonly eventMetadata: unknown;
  readonly key: string | undefined;
  readonly fingerprint: string;
  /** The kind of product it comes from. For the wallet only. */
  readonly category?: string | undefined;
  /** The id of the contribution, if it was assigned earlier. */
  readonly contributionId?: string | undefined;
  /** It was accepted for a callback: its session is authenticated and its key is taken. */
  readonly isAccepted?: boolean | undefined;
  /** Its key stays in flight after the booking, because linked contributions follow under it. */
  readonly holdsKey?: boolean | undefined;
  /** It is linked to another, and is booked only while its outcome is not known. */
  readonly attempt?: AttemptId | undefined;
  /** Writes what must be committed together with the booking. */
  readonly beside?: ((unit: Unit, booked: Contribution) => Promise<void>) | undefined;
};
