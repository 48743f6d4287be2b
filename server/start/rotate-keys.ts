import { hasArchive } from '../../db/archive/archives.ts';
import type { AuditingUnit } from '../../db/audit/audit-events.ts';
import { sealAuditHead } from '../../db/audit/audit-seals.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { RENEWALS } from '../../platform/accounts/renew-secrets.ts';
import { sealHeads } from '../../platform/instances/seal-heads.ts';
import type { From, Rotated } from '../../platform/unit/key-rotation.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import { RotationRefused } from '../keys/key-file.ts';
import type { Keys } from '../keys/keys.ts';
import { createSecretBox } from '../keys/secret-box.ts';

/** The open data folder whose keys are replaced. Only the process that holds it may do so. */
export type RotationParts = {
  readonly store: Pick<Store, 'write'>;
  readonly keys: Keys;
  readonly clock: () => number;
  /** The maximum number of chains, or rows, that one unit of work writes; 100 by default. */
  readonly perUnit?: number;
};

const PER_UNIT = 100;

/** Longer than anything lives that was made with the key and is not in the store: tokens, codes, cookies, positions of events. */
const SECRETS_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

/**
 * Gives the ledger a new key. It is on disk before it seals anything, and begins new chains at once. Then it seals the head of every chain, a
 * portion at a time; a chain that is booked on meanwhile goes on with the key that sealed its head. After a crash between any two steps,
 * the next start continues here: see `finishRotations`.
 * @returns the number of chains that were sealed.
 */
export const rotateLedgerKey = async (parts: RotationParts): Promise<number> => {
  const { store, keys, clock } = parts;
  if (await store.write(hasArchive))
    throw new RotationRefused(
      'The ledger has archives, which the former key alone proves: its key cannot be replaced.',
    );
  await keys.addLedgerKey();
  await store.write((tx) => auditRotation({ tx, seal: keys.seal }, 'rotateAuditKey', 'audit', clock()));
  return resealLedger(parts);
};

/**
 * Gives the platform a new key for secrets, and encrypts those in the store with it. The former key is on disk until long after that, so it
 * opens what a crash left as it was.
 * @returns the number of rows that were encrypted.
 */
export const rotateSecretKey = async (parts: RotationParts): Promise<number> => {
  const { store, keys, clock } = parts;
  await keys.addSecretKey(clock() + SECRETS_KEPT_MS);
  await store.write((tx) => auditRotation({ tx, seal: keys.seal }, 'rotateSecretsKey', 'secrets', clock()));
  return renewSecrets(parts);
};

/** Finishes what a crash interrupted, and forgets keys whose time is over. */
export const finishRotations = async (parts: RotationParts): Promise<void> => {
  const { keys, clock } = parts;
  if (keys.isLedgerBeingResealed) await resealLedger(parts);
  if (keys.secretKeys().length === 1) return;
  await renewSecrets(parts);
  await keys.dropSecretKeys(clock());
};

const resealLedger = async (parts: RotationParts): Promise<number> => {
  const { keys, clock } = parts;
  await keys.useComingLedgerKey();
  const newest = { reseal: keys.reseal, endsWithNewestKey: (mac: Uint8Array) => keys.endsWithNewestKey(mac) };
  const sealed = await inPortions(parts, (tx, from) => sealHeads(tx, newest, from, clock()));
  await parts.store.write((tx) => sealAuditHead(tx, newest, clock()));
  // Every commit is on disk, so no chain ends with another key from here on.
  await keys.retireLedgerKeys();
  return sealed;
};

const renewSecrets = async (parts: RotationParts): Promise<number> => {
  const box = createSecretBox(parts.keys.secretKeys);
  let renewed = 0;
  for (const renew of RENEWALS) renewed += await inPortions(parts, (tx, from) => renew(tx, box, from));
  return renewed;
};

/** Goes through all rows, each portion in a separate unit. @returns how many rows were changed. */
const inPortions = async (
  { store, perUnit = PER_UNIT }: RotationParts,
  rotate: (tx: Tx, from: From) => Promise<Rotated>,
): Promise<number> => {
  let count = 0;
  for (let from: From = { after: '', limit: perUnit }; ; ) {
    const at = from;
    const rotated = await store.write((tx) => rotate(tx, at));
    if (rotated === undefined) return count;
    count += rotated.count;
    from = { ...from, after: rotated.last };
  }
};

const auditRotation = (unit: AuditingUnit, action: string, targetId: string, nowMs: number): Promise<void> =>
  auditPlatformAction(unit, { ownerId: PLATFORM_ORGANISATION, resource: 'keys', action, targetId }, nowMs);
