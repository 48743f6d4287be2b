import { hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHAIN_START, type Seal } from '../../db/ledger/ledger.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
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
  /** Not used yet, but known to every server by the time that one of them uses it. */
  readonly isComing: boolean;
  /** No chain ends with it any more, so none may: it only proves what it sealed before. */
  readonly isRetired: boolean;
};

type Plain = Pick<LedgerKey, 'key' | 'isComing' | 'isRetired'>;

/** All keys that a ledger was sealed with, the newest first. */
export type LedgerKeys = readonly [LedgerKey, ...LedgerKey[]];

const NOTHING: Uint8Array = new Uint8Array();

const tagOf = (hmac: Hmac): Buffer => hmac(NOTHING, 'tag').subarray(0, TAG_BYTES);

const withTags = (keys: readonly Plain[]): LedgerKeys => {
  const tagged = keys.map(({ key, isComing, isRetired }, index) => {
    const hmac = hmacSha256(key);
    return { key, hmac, isComing, isRetired, tag: index === keys.length - 1 ? Buffer.alloc(0) : tagOf(hmac) };
  });
  const [newest, ...former] = tagged;
  if (newest === undefined) throw new Error('a ledger has a key');
  return [newest, ...former];
};

const drawKey = (isComing: boolean): Plain => ({ key: randomBytes(KEY_BYTES), isComing, isRetired: false });

export const newLedgerKeys = (): LedgerKeys => withTags([drawKey(false)]);

/** The same keys and a new one, which seals from now on. */
export const withNewKey = (keys: LedgerKeys): LedgerKeys => withTags([drawKey(false), ...keys]);

/** The same keys and a new one, which seals nothing yet. One that is coming already is enough. */
export const withComingKey = (keys: LedgerKeys): LedgerKeys =>
  keys[0].isComing ? keys : withTags([drawKey(true), ...keys]);

/** The same keys, of which the one that was coming seals from now on. */
export const useComingKey = (keys: LedgerKeys): LedgerKeys =>
  withTags(keys.map((each) => ({ ...each, isComing: false })));

/** Retires all keys but the newest: every chain has been sealed with that one. */
export const retireFormer = (keys: LedgerKeys): LedgerKeys => {
  const newest = newestOf(keys);
  return withTags(keys.map((each) => ({ ...each, isRetired: each !== newest && !each.isComing })));
};

/** Reports whether chains may still end with a key that was replaced, or will. */
export const isBeingReplaced = ([, ...former]: LedgerKeys): boolean => former.some(({ isRetired }) => !isRetired);

/** Reports whether a new key waits until every server knows it. */
export const isOneComing = ([first]: LedgerKeys): boolean => first.isComing;

/** The key that begins new chains. */
const newestOf = (keys: LedgerKeys): LedgerKey => keys.find(({ isComing }) => !isComing) ?? keys[0];

/** The text of the key file: a key in each line, the newest first; those that only prove are marked. */
export const textOfLedgerKeys = (keys: LedgerKeys): string =>
  keys
    .map(
      ({ key, isComing, isRetired }) => `${key.toString('hex')}${isComing ? ' coming' : isRetired ? ' retired' : ''}\n`,
    )
    .join('');

/** @throws DataFolderDamaged when the file holds anything else. */
export const readLedgerKeys = (file: string): LedgerKeys => {
  guardKeyFile(file);
  return parseLedgerKeys(file, readFileSync(file, 'utf8'));
};

/** @param file where the text is from. */
export const parseLedgerKeys = (file: string, text: string): LedgerKeys => {
  const lines = text.trim().split('\n');
  return withTags(
    lines.map((line, index) => {
      const [hex = '', mark, ...rest] = line.split(' ');
      const isAllowed = mark === undefined || mark === (index === 0 && lines.length > 1 ? 'coming' : 'retired');
      if (rest.length > 0 || !isAllowed || (mark !== undefined && lines.length === 1))
        throw new DataFolderDamaged(`${file} is damaged. Restore it from a backup of the data folder.`);
      return { key: parseKey(file, hex), isComing: mark === 'coming', isRetired: mark === 'retired' };
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
    if (known.length === 1 || isStart(previous)) return sealUnder(newestOf(known), previous, record);
    const key = known[placeOf(known, previous)];
    if (key === undefined) throw new Error('the chain ends with the seal of a key that is not in keys/audit.key');
    return sealUnder(key, previous, record);
  };

/** Continues a chain with the newest key. */
export const resealWith =
  (keys: () => LedgerKeys): Seal =>
  (previous, record) =>
    sealUnder(newestOf(keys()), previous, record);

/** Reports whether a chain ends with the newest key. */
export const endsWithNewest = (keys: LedgerKeys, mac: Uint8Array): boolean =>
  keys[placeOf(keys, mac)] === newestOf(keys);

export const createSealProof = (keys: LedgerKeys): SealProof => ({
  continues: (previous, record, mac) => {
    const place = placeOf(keys, mac);
    const key = keys[place];
    if (key === undefined || !sealUnder(key, previous, record).equals(mac)) return undefined;
    if (isStart(previous)) return 'same key';
    const before = placeOf(keys, previous);
    if (before === place) return 'same key';
    return before > place ? 'newer key' : undefined;
  },
  sealLike: (mac, previous, text) => {
    const key = keys[placeOf(keys, mac)];
    return key && sealUnder(key, previous, text);
  },
  mayEnd: (mac) => keys[placeOf(keys, mac)]?.isRetired === false,
  mark: (label, text) => newestOf(keys).hmac(label, text),
});

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** Texts up to this size fit a buffer that all calls share. */
const TEXT_BYTES = 8 * 1024;

/** HMAC-SHA256 over bytes followed by a text, in UTF-8. */
export type Hmac = (bytes: Uint8Array, text: string) => Buffer;

/**
 * HMAC-SHA256 under one key, from two hashes as RFC 2104 defines it. OpenSSL's own sets up and discards more objects per call than there is
 * to hash: sealing costs half with this. Hashes as text, because a buffer of each is the dearest part of making one.
 * @throws for a key that is longer than a block: none of ours is.
 */
export const hmacSha256 = (key: Uint8Array): Hmac => {
  if (key.length > BLOCK_BYTES) throw new RangeError('the key is longer than a block of SHA-256');
  const inner = Buffer.alloc(BLOCK_BYTES + TEXT_BYTES, 0x36);
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES, 0x5c);
  for (const [index, byte] of key.entries()) {
    inner[index] = 0x36 ^ byte;
    outer[index] = 0x5c ^ byte;
  }
  return (bytes, text) => {
    const start = BLOCK_BYTES + bytes.length;
    // No character takes more than three bytes per code unit.
    const lengthMax = start + 3 * text.length;
    const input = lengthMax <= inner.length ? inner : Buffer.alloc(lengthMax);
    if (input !== inner) input.set(inner.subarray(0, BLOCK_BYTES));
    input.set(bytes, BLOCK_BYTES);
    const end = start + input.write(text, start);
    outer.write(hash('sha256', input.subarray(0, end), 'binary'), BLOCK_BYTES, 'binary');
    return Buffer.from(hash('sha256', outer, 'binary'), 'binary');
  };
};
