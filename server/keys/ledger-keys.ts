import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHAIN_START, type Seal } from '../../db/ledger.ts';
import type { SealProof } from '../../db/seal-proof.ts';
import { type Hmac, hmacSha256 } from './hmac-sha256.ts';
import { DataFolderDamaged, guardKeyFile, KEY_BYTES, parseKey } from './key-file.ts';

const MAC_BYTES = 32;
const TAG_BYTES = 8;

/**
 * A key of the ledger. Every seal that it makes ends with its tag, which names the key and reveals nothing about it; those of the first key
 * have none.
 */
type LedgerKey = {
  readonly key: Buffer;
  readonly hmac: Hmac;
  readonly tag: Buffer;
  /** No chain ends with it any more, so none may: it only proves what it sealed before. */
  readonly isRetired: boolean;
};

/** All keys that a ledger was sealed with, the newest first. */
export type LedgerKeys = readonly [LedgerKey, ...LedgerKey[]];

const NOTHING: Uint8Array = new Uint8Array();

const tagOf = (hmac: Hmac): Buffer => hmac(NOTHING, 'tag').subarray(0, TAG_BYTES);

const withTags = (keys: readonly Pick<LedgerKey, 'key' | 'isRetired'>[]): LedgerKeys => {
  const tagged = keys.map(({ key, isRetired }, index) => {
    const hmac = hmacSha256(key);
    return { key, hmac, isRetired, tag: index === keys.length - 1 ? Buffer.alloc(0) : tagOf(hmac) };
  });
  const [newest, ...former] = tagged;
  if (newest === undefined) throw new Error('a ledger has a key');
  return [newest, ...former];
};

export const newLedgerKeys = (): LedgerKeys => withTags([{ key: randomBytes(KEY_BYTES), isRetired: false }]);

/** The same keys and a new one, which seals from now on. */
export const withNewKey = (keys: LedgerKeys): LedgerKeys =>
  withTags([{ key: randomBytes(KEY_BYTES), isRetired: false }, ...keys]);

/** Retires all keys but the newest: every chain has been sealed with that one. */
export const retireFormer = ([newest, ...former]: LedgerKeys): LedgerKeys =>
  withTags([newest, ...former.map((each) => ({ ...each, isRetired: true }))]);

/** Whether chains may still end with a key that was replaced. */
export const isBeingReplaced = ([, ...former]: LedgerKeys): boolean => former.some(({ isRetired }) => !isRetired);

/** The text of the key file: a key in each line, the newest first; those that only prove are marked. */
export const textOfLedgerKeys = (keys: LedgerKeys): string =>
  keys.map(({ key, isRetired }) => `${key.toString('hex')}${isRetired ? ' retired' : ''}\n`).join('');

/** @throws DataFolderDamaged when the file holds anything else. */
export const readLedgerKeys = (file: string): LedgerKeys => {
  guardKeyFile(file);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return withTags(
    lines.map((line, index) => {
      const [hex = '', mark, ...rest] = line.split(' ');
      if (rest.length > 0 || (mark !== undefined && (mark !== 'retired' || index === 0)))
        throw new DataFolderDamaged(`${file} is damaged. Restore it from a backup of the data folder.`);
      return { key: parseKey(file, hex), isRetired: mark !== undefined };
    }),
  );
};

/** Seals with a key: a stolen store is not enough to forge an entry. */
const sealUnder = ({ hmac, tag }: LedgerKey, previous: Uint8Array, record: string): Buffer =>
  tag.length === 0 ? hmac(previous, record) : Buffer.concat([hmac(previous, record), tag]);

const isStart = (previous: Uint8Array): boolean => Buffer.compare(previous, CHAIN_START) === 0;

/** The place of the key that made a seal. */
const placeOf = (keys: LedgerKeys, mac: Uint8Array): number =>
  keys.findIndex(({ tag }) => mac.length === MAC_BYTES + tag.length && tag.equals(mac.subarray(MAC_BYTES)));

/** Continues a chain with the key that sealed its last entry, and begins one with the newest. */
export const sealWith =
  (keys: () => LedgerKeys): Seal =>
  (previous, record) => {
    const known = keys();
    const [newest, ...former] = known;
    if (former.length === 0 || isStart(previous)) return sealUnder(newest, previous, record);
    const key = known[placeOf(known, previous)];
    if (key === undefined) throw new Error('the chain ends with the seal of a key that is not in keys/audit.key');
    return sealUnder(key, previous, record);
  };

/** Continues a chain with the newest key. */
export const resealWith =
  (keys: () => LedgerKeys): Seal =>
  (previous, record) =>
    sealUnder(keys()[0], previous, record);

/** Whether a chain ends with the newest key. */
export const endsWithNewest = (keys: LedgerKeys, mac: Uint8Array): boolean => placeOf(keys, mac) === 0;

export const proofOf = (keys: LedgerKeys): SealProof => ({
  continues: (previous, record, mac) => {
    const place = placeOf(keys, mac);
    const key = keys[place];
    if (key === undefined || !sealUnder(key, previous, record).equals(mac)) return undefined;
    if (isStart(previous)) return 'same key';
    const before = placeOf(keys, previous);
    if (before === place) return 'same key';
    return before > place ? 'newer key' : undefined;
  },
  mayEnd: (mac) => keys[placeOf(keys, mac)]?.isRetired === false,
  mark: (label, text) => keys[0].hmac(label, text),
});
