import type { Micros } from '../../domain/money/micros.ts';

/** A contribution that a caller asks for, whichever operation it came through. */
export type Order = {
  /** Where the activity comes from; absent when the order names its instance. */
  readonly sourceId: string | undefined;
  /** `operator:brand`. */
  readonly brandPath: string;
  readonly playerId: string;
  readonly country: string;
  /** The segments that the player is in, by their ids. */
  readonly segments: readonly string[];
  /** The player's session token: for the wallet alone, never stored. */
  readonly token: string;
  readonly gameroundId: string | undefined;
  /** In `currency`. */
  readonly wager: Micros;
  readonly currency: string;
  readonly metadata: unknown;
  readonly eventMetadata: unknown;
  readonly key: string | undefined;
  readonly fingerprint: string;
  /** What kind of product it comes from: for the wallet alone. */
  readonly category?: string | undefined;
  /** The id that the contribution will have, where it was given one before. */
  readonly contributionId?: string | undefined;
  /** It was accepted before, for a callback: its session is authenticated and its key is taken. */
  readonly isAccepted?: boolean | undefined;
  /** Its key stays in flight when it is booked, because more is to be done under it. */
  readonly holdsKey?: boolean | undefined;
};
