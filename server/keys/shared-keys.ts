import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import {
  askSharedKeysVersion,
  findSharedKeys,
  findSharedKeysVersion,
  insertSharedKeys,
  replaceSharedKeys,
} from '../../db/servers/shared-keys.ts';
import type { SharedKeysRow } from '../../db/tables/servers.ts';
import { KEY_BYTES } from './key-file.ts';
import type { KeySource } from './key-source.ts';
import type { KeyTexts } from './key-texts.ts';
import { newLedgerKeys, textOfLedgerKeys } from './ledger-keys.ts';
import { isOutage, notFresh } from './not-fresh.ts';
import { createSecretBox } from './secret-box.ts';
import {
  DERIVING,
  newKeyRing,
  parseKeyRing,
  textOfKeyRing,
  withComingSigningKey,
  withNewSigningKey,
} from './signing-keys.ts';

type Texts = Readonly<Record<string, string>>;

export type SharedKeysTimes = {
  /** Interval at which a server looks for keys that were replaced. */
  readonly lookMs: number;
  /** Time for which a server seals with the keys it has read; then it has to look again first. */
  readonly freshMs: number;
  /** Time for which a replaced key waits: longer than that, so that by then every server knows it. */
  readonly settleMs: number;
};

export const SHARED_KEYS_TIMES: SharedKeysTimes = { lookMs: 1_000, freshMs: 5_000, settleMs: 7_000 };

/** The keys in the store were encrypted under another key than this server has. */
export class OtherKey extends Error {}

/**
 * Keys that servers share: in a row of the store, encrypted under a key that each server has in a file. A server looks every second whether
 * they were replaced, and seals nothing with keys that it read too long ago.
 *
 * That key is replaced too. Meanwhile a server has two; what it writes is encrypted under the one that the row is encrypted under, since
 * others may not have the new one.
 */
export class SharedKeys implements KeyTexts {
  readonly isShared = true;
  readonly #store: Pick<Store, 'read' | 'write' | 'shared'>;
  readonly #keys: () => readonly Buffer[];
  readonly #times: SharedKeysTimes;
  readonly #listeners: (() => void)[] = [];
  #version: number;
  #texts: Texts;
  /** The key that encrypts them. */
  #key: Buffer;
  #readAtMs: number;
  #looking: Promise<void> | undefined;
  /** The error of the last look, if it failed. */
  #failure: unknown;

  private constructor(
    store: Pick<Store, 'read' | 'write' | 'shared'>,
    keys: () => readonly Buffer[],
    { version, sealed }: SharedKeysRow,
    readAtMs: number,
    times: SharedKeysTimes,
  ) {
    this.#store = store;
    this.#keys = keys;
    this.#times = times;
    this.#version = version;
    [this.#texts, this.#key] = opened(keys(), sealed);
    this.#readAtMs = readAtMs;
  }

  /**
   * Reads the keys of a store; a store that has none gets some.
   * @param source asked again when what it gave does not open the keys; the newest first.
   * @param first those that it gets.
   * @throws OtherKey
   */
  static async open(
    store: Pick<Store, 'read' | 'write' | 'shared'>,
    source: KeySource,
    first: () => Texts = newTexts,
    times: SharedKeysTimes = SHARED_KEYS_TIMES,
  ): Promise<SharedKeys> {
    const keys = Buffer.isBuffer(source) ? () => [source] : source;
    for (;;) {
      const readAtMs = performance.now();
      const row = await store.read(findSharedKeys);
      if (row !== undefined) return new SharedKeys(store, keys, row, readAtMs, times);
      // Every server has the former one, if there are two.
      const sealed = sealedUnder(keys().at(-1), first());
      await store.write((tx) => insertSharedKeys(tx, sealed));
    }
  }

  /** Looks for keys that were replaced until the result is called. */
  follow(failed: (error: unknown) => void): () => Promise<void> {
    const { lookMs } = this.#times;
    const timer = setInterval(() => {
      // Otherwise the version was read a moment ago.
      if (performance.now() - this.#readAtMs >= lookMs) void this.look().catch(failed);
    }, lookMs);
    return async () => {
      clearInterval(timer);
      await this.#looking?.catch(() => {});
    };
  }

  look(): Promise<void> {
    this.#looking ??= outside(() => this.#look())
      .catch((error: unknown) => {
        this.#failure = error;
        throw error;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Every text, for another place. */
  get all(): Texts {
    return this.#texts;
  }

  /** While the database cannot be reached, this is not what is wrong. */
  get areKept(): boolean {
    return this.#isFresh || isOutage(this.#failure);
  }

  get #isFresh(): boolean {
    return performance.now() - this.#readAtMs <= this.#times.freshMs;
  }

  requireFresh(): void {
    if (!this.#isFresh) throw notFresh(this.#failure);
  }

  version(name: string): string | undefined {
    // Most texts stay as they are when another one is replaced, and are read again all the same.
    return name in this.#texts ? String(this.#version) : undefined;
  }

  read(name: string): string {
    const text = this.#texts[name];
    if (text === undefined) throw new Error(`there is no key ${name}`);
    return text;
  }

  nameOf(name: string): string {
    return `The key ${name} in the database`;
  }

  create(name: string): never {
    throw new Error(`the key ${name} was created with the store`);
  }

  replace(name: string, next: (text: string) => string): Promise<void> {
    return this.#change((texts) => ({ ...texts, [name]: next(texts[name] ?? '') }));
  }

  async settle(): Promise<void> {
    await sleep(this.#times.settleMs);
  }

  onChange(changed: () => void): void {
    this.#listeners.push(changed);
  }

  /**
   * Replaces all keys that sign. Tokens of the former keys stay valid until `untilMs`; if that is not in the future, all logins end at once.
   * @returns how many were replaced.
   */
  async rotateSigning(untilMs: number, nowMs: number): Promise<number> {
    const keys = new Map(signingIn(this.#texts).map((name) => [name, randomBytes(KEY_BYTES)]));
    const each = (next: (ring: ReturnType<typeof newKeyRing>, key: Buffer) => ReturnType<typeof newKeyRing>) =>
      this.#change((texts) => ({
        ...texts,
        ...Object.fromEntries(
          [...keys].map(([name, key]) => [
            name,
            textOfKeyRing(next(parseKeyRing(this.nameOf(name), texts[name] ?? ''), key)),
          ]),
        ),
      }));
    if (untilMs > nowMs) {
      await each((ring, key) => withComingSigningKey(ring, key, untilMs));
      await this.settle();
    }
    await each((ring, key) => withNewSigningKey(ring, key, untilMs, nowMs));
    return keys.size;
  }

  /** The number of this server's keys that may encrypt the others. */
  get encryptingKeys(): number {
    return this.#keys().length;
  }

  /**
   * Encrypts the keys under the newest key that this server has. A server without it goes on until it needs to know that they are current.
   * @param also is written with it.
   * @returns false if they are encrypted under it already.
   */
  async encryptUnderNewest(also: (tx: Tx) => Promise<void>): Promise<boolean> {
    for (;;) {
      await this.#look();
      const [newest] = this.#keys();
      if (newest === undefined || this.#key.equals(newest)) return false;
      if (await this.#write(newest, this.#texts, also)) return true;
    }
  }

  async #change(next: (texts: Texts) => Texts): Promise<void> {
    for (;;) {
      await this.#look();
      if (await this.#write(this.#key, next(this.#texts))) return;
    }
  }

  /** @returns false if others have replaced the keys meanwhile. */
  async #write(key: Buffer, texts: Texts, also?: (tx: Tx) => Promise<void>): Promise<boolean> {
    const sealed = sealedUnder(key, texts);
    const version = this.#version;
    const isDone = await this.#store.write(async (tx) => {
      const isReplaced = await replaceSharedKeys(tx, { version, sealed });
      if (isReplaced) await also?.(tx);
      return isReplaced;
    });
    await this.#look();
    return isDone;
  }

  /**
   * Takes the version that the store had at a time, which saves a query.
   * @param askedAtMs a time before that query, as `performance.now` gives it.
   */
  async seen(version: number | null, askedAtMs: number): Promise<void> {
    if (version === this.#version) this.#readAtMs = Math.max(this.#readAtMs, askedAtMs);
    else await this.look();
  }

  async #look(): Promise<void> {
    const readAtMs = performance.now();
    const { shared } = this.#store;
    const version =
      shared === undefined
        ? await this.#store.read(findSharedKeysVersion)
        : (await shared.ask(askSharedKeysVersion)).rows[0]?.version;
    if (version !== this.#version) {
      const row = await this.#store.read(findSharedKeys);
      if (row === undefined) throw new Error('the database has lost its keys');
      [this.#texts, this.#key] = opened(this.#keys(), row.sealed);
      this.#version = row.version;
      for (const changed of this.#listeners) changed();
    }
    this.#readAtMs = readAtMs;
    this.#failure = undefined;
  }
}

const sealedUnder = (key: Buffer | undefined, texts: Texts): string => {
  if (key === undefined) throw new Error('there is no key');
  return createSecretBox(key).seal(JSON.stringify(texts));
};

/** The texts, and which key has opened them. */
const opened = (keys: readonly Buffer[], sealed: string): [Texts, Buffer] => {
  let cause: unknown;
  for (const key of keys)
    try {
      return [JSON.parse(createSecretBox(key).open(sealed)), key];
    } catch (error) {
      cause = error;
    }
  throw new OtherKey('the keys in the database were encrypted under another key', { cause });
};

/** Keys for a store that has none. */
export const newTexts = (): Texts => ({
  audit: textOfLedgerKeys(newLedgerKeys()),
  secrets: textOfKeyRing(newKeyRing()),
  [DERIVING]: textOfKeyRing(newKeyRing()),
});

const signingIn = (texts: Texts): readonly string[] =>
  Object.keys(texts).filter((name) => name === DERIVING || name.startsWith(`${DERIVING}-`));
