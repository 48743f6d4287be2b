import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { LogPlace } from '../../db/events/event-log.ts';
import { type Derived, derived, type KeySource } from '../keys/key-source.ts';

const CIPHER = 'aes-256-ecb';
/** One block of the cipher: id, time, and zeros that show whether it was encrypted with this key. */
const BLOCK_BYTES = 16;
const NUMBER_BYTES = 6;
const ZEROS_AT = 2 * NUMBER_BYTES;

/**
 * Places in the event log as clients see them: encrypted, so that they do not reveal how many events others cause, and readable only on the
 * timeline that they were made on. A place has one spelling: a block cipher needs no nonce for content that never repeats.
 */
export class Positions {
  readonly #keys: Derived<Buffer>;

  constructor(source: KeySource, timeline: string) {
    this.#keys = derived(source, (key) => Buffer.from(hkdfSync('sha256', key, timeline, 'event positions', 32)));
  }

  write({ id, createdAtMs }: LogPlace): string {
    const block = Buffer.alloc(BLOCK_BYTES);
    block.writeUIntBE(id, 0, NUMBER_BYTES);
    block.writeUIntBE(createdAtMs, NUMBER_BYTES, NUMBER_BYTES);
    return createCipheriv(CIPHER, this.#keys.current(), null).setAutoPadding(false).update(block).toString('base64url');
  }

  /** Undefined for a text that is no position of this timeline. */
  read(position: string): LogPlace | undefined {
    const sealed = Buffer.from(position, 'base64url');
    if (sealed.length !== BLOCK_BYTES || sealed.toString('base64url') !== position) return undefined;
    const block = this.#keys
      .all()
      .map((key) => createDecipheriv(CIPHER, key, null).setAutoPadding(false).update(sealed))
      .find((each) => each.readUInt32BE(ZEROS_AT) === 0);
    return (
      block && { id: block.readUIntBE(0, NUMBER_BYTES), createdAtMs: block.readUIntBE(NUMBER_BYTES, NUMBER_BYTES) }
    );
  }
}
