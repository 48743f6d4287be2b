import type { Seal } from './ledger.ts';

/**
 * What proves a chain. The ledger's key may have been replaced: then an entry of the kind `rotation` continues each chain with the newer one,
 * so that the old key alone can change nothing.
 */
export type SealProof = {
  /** How an entry continues the seal of the one before: with the same key, with a newer one, or not at all. */
  continues(previous: Uint8Array, record: string, mac: Uint8Array): 'same key' | 'newer key' | undefined;
  /** Whether a chain may end with this seal. */
  mayEnd(mac: Uint8Array): boolean;
  /** A keyed hash under the newest key, of something other than entries. */
  readonly mark: Seal;
};

/** Continues a chain with a newer key. */
export const ROTATION = 'rotation';
