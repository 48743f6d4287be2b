import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../db/ledger.ts';

const KEY_BYTES = 32;

/** The platform's own organisation: System accounts belong to it, and its signing key never leaves the data folder. */
export const PLATFORM_ORGANISATION = 'pitboss';

/** The keys of a data folder: files that only its owner can read, made at first use, on disk before they are used. */
export class Keys {
  readonly #folder: string;
  readonly #cache = new Map<string, Buffer>();

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'keys');
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Signs the tokens of one organisation's accounts; made at first use. */
  signing(organisationId: string): Buffer {
    const name = signingName(organisationId);
    return this.#find(name) ?? this.#make(name);
  }

  /** The key of an organisation that has signed before. What a stranger names never makes a key. */
  verifying(organisationId: string): Buffer | undefined {
    return this.#find(signingName(organisationId));
  }

  /** Whether the ledger was ever sealed from this folder. */
  get hasSeal(): boolean {
    return this.#find('audit') !== undefined;
  }

  /** Seals the ledger: whoever holds the store alone cannot forge an entry. */
  get seal(): Seal {
    const key = this.#find('audit') ?? this.#make('audit');
    return (previous, record) => createHmac('sha256', key).update(previous).update(record).digest();
  }

  /** Encrypts the secrets of others that stand in the store. */
  get secrets(): Buffer {
    return this.#find('secrets') ?? this.#make('secrets');
  }

  #find(name: string): Buffer | undefined {
    const key = this.#cache.get(name) ?? readKey(this.#file(name));
    if (key !== undefined) this.#cache.set(name, key);
    return key;
  }

  #make(name: string): Buffer {
    const key = makeKey(this.#file(name));
    this.#cache.set(name, key);
    return key;
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.key`);
  }
}

const signingName = (organisationId: string): string =>
  `jwt-${createHash('sha256').update(organisationId).digest('hex').slice(0, 32)}`;

const readKey = (file: string): Buffer | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if ((stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key. Restore it from a backup of the data folder.`);
  return key;
};

const makeKey = (file: string): Buffer => {
  const key = randomBytes(KEY_BYTES);
  const part = `${file}.${process.pid}`;
  const descriptor = openSync(part, 'wx', 0o600);
  writeSync(descriptor, `${key.toString('hex')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, file);
  const folder = openSync(join(file, '..'), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return key;
};
