import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../db/engine/store.ts';
import { StoreError } from '../../db/engine/store-error.ts';
import {
  askSharedKeysVersion,
  findSharedKeys,
  findSharedKeysVersion,
  insertSharedKeys,
  replaceSharedKeys,
  type SharedKeysRow,
} from '../../db/shared-keys.ts';
import type { SecretBox } from '../../platform/unit/services.ts';
import { KEY_BYTES } from './key-file.ts';
import type { KeyTexts } from './key-texts.ts';
import { newLedgerKeys, textOfLedgerKeys } from './ledger-keys.ts';
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
  /** How often a server looks for keys that were replaced. */
  readonly lookMs: number;
  /** How long a server seals with what it has read; then it has to look again first. */
  readonly freshMs: number;
  /** How long a replaced key waits: longer than that, so that by then every server knows it. */
  readonly settleMs: number;
};

export const SHARED_KEYS_TIMES: SharedKeysTimes = { lookMs: 1_000, freshMs: 5_000, settleMs: 7_000 };

/** The keys in the store were encrypted under another key than this server has. */
export class OtherKey extends Error {}

/**
 * Keys that servers share: in a row of the store, encrypted under a key that each server has in a file. A server looks every second whether
 * they were replaced, and seals nothing with keys that it read too long ago.
 */
export class SharedKeys implements KeyTexts {
  readonly isShared = true;
  readonly #store: Pick<Store, 'read' | 'write' | 'shared'>;
  readonly #box: SecretBox;
  readonly #times: SharedKeysTimes;
  readonly #listeners: (() => void)[] = [];
  #version: number;
  #texts: Texts;
  #readAtMs: number;
  #looking: Promise<void> | undefined;

  private constructor(
    store: Pick<Store, 'read' | 'write' | 'shared'>,
    box: SecretBox,
    { version, sealed }: SharedKeysRow,
    readAtMs: number,
    times: SharedKeysTimes,
  ) {
    this.#store = store;
    this.#box = box;
    this.#times = times;
    this.#version = version;
    this.#texts = opened(box, sealed);
    this.#readAtMs = readAtMs;
  }

  /**
   * Reads the keys of a store; a store that has none gets some.
   * @param first those that it gets.
   * @throws OtherKey
   */
  static async open(
    store: Pick<Store, 'read' | 'write' | 'shared'>,
    key: Buffer,
    first: () => Texts = newTexts,
    times: SharedKeysTimes = SHARED_KEYS_TIMES,
  ): Promise<SharedKeys> {
    const box = createSecretBox(key);
    for (;;) {
      const readAtMs = performance.now();
      const row = await store.read(findSharedKeys);
      if (row !== undefined) return new SharedKeys(store, box, row, readAtMs, times);
      const sealed = box.seal(JSON.stringify(first()));
      await store.write((tx) => insertSharedKeys(tx, sealed));
    }
  }

  /** Looks for keys that were replaced until the result is called. */
  follow(failed: (error: unknown) => void): () => Promise<void> {
    const timer = setInterval(() => void this.look().catch(failed), this.#times.lookMs);
    return async () => {
      clearInterval(timer);
      await this.#looking?.catch(() => {});
    };
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Every text, for another place. */
  get all(): Texts {
    return this.#texts;
  }

  get areKept(): boolean {
    return performance.now() - this.#readAtMs <= this.#times.freshMs;
  }

  requireFresh(): void {
    if (!this.areKept)
      throw new StoreError('store_unavailable', 'Whether the keys were replaced could not be read for too long.');
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

  async #change(next: (texts: Texts) => Texts): Promise<void> {
    for (;;) {
      await this.#look();
      const sealed = this.#box.seal(JSON.stringify(next(this.#texts)));
      const version = this.#version;
      const isDone = await this.#store.write((tx) => replaceSharedKeys(tx, { version, sealed }));
      await this.#look();
      if (isDone) return;
    }
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
      this.#texts = opened(this.#box, row.sealed);
      this.#version = row.version;
      for (const changed of this.#listeners) changed();
    }
    this.#readAtMs = readAtMs;
  }
}

const opened = (box: SecretBox, sealed: string): Texts => {
  let text: string;
  try {
    text = box.open(sealed);
  } catch (error) {
    throw new OtherKey('the keys in the database were encrypted under another key', { cause: error });
  }
  return JSON.parse(text);
};

/** Keys for a store that has none. */
export const newTexts = (): Texts => ({
  audit: textOfLedgerKeys(newLedgerKeys()),
  secrets: textOfKeyRing(newKeyRing()),
  [DERIVING]: textOfKeyRing(newKeyRing()),
});

const signingIn = (texts: Texts): readonly string[] =>
  Object.keys(texts).filter((name) => name === DERIVING || name.startsWith(`${DERIVING}-`));
