import type { SharedUpdate } from './shared-update.ts';

/** A final frame of text, as servers send it: not masked. */
const TEXT_FRAME = 0x81;
/** Payloads from these lengths on have their length in two bytes, and in eight. */
const TWO_BYTES_FROM = 126;
const EIGHT_BYTES_FROM = 65_536;
/** A chunk is not much longer, so that a close can overtake the rest for a slow client. */
const CHUNK_BYTES = 64 * 1024;

type Planned = { readonly update: SharedUpdate; readonly seq: string; readonly payloadBytes: number };

/**
 * The JackpotUpdates that a socket is sent at a time: each is a message, and together they leave in one write. Each byte is copied once, from
 * what was rendered for all sockets.
 */
export class Round {
  readonly #planned: Planned[] = [];

  /** Returns the bytes that it takes. */
  add(update: SharedUpdate, seq: number): number {
    const digits = String(seq);
    const payloadBytes = update.head.length + digits.length + update.tail.length;
    this.#planned.push({ update, seq: digits, payloadBytes });
    return headerBytesOf(payloadBytes) + payloadBytes;
  }

  /** WebSocket frames, several in a chunk. */
  chunks(): Buffer[] {
    const chunks: Buffer[] = [];
    for (let from = 0; from < this.#planned.length; ) {
      let bytes = 0;
      let to = from;
      for (; to < this.#planned.length && bytes < CHUNK_BYTES; to += 1) bytes += frameBytesOf(this.#planned[to]);
      chunks.push(written(this.#planned.slice(from, to), bytes));
      from = to;
    }
    return chunks;
  }
}

const headerBytesOf = (payloadBytes: number): number => {
  if (payloadBytes < TWO_BYTES_FROM) return 2;
  return payloadBytes < EIGHT_BYTES_FROM ? 4 : 10;
};

const frameBytesOf = (planned: Planned | undefined): number =>
  planned === undefined ? 0 : headerBytesOf(planned.payloadBytes) + planned.payloadBytes;

const written = (planned: readonly Planned[], bytes: number): Buffer => {
  const chunk = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const { update, seq, payloadBytes } of planned) {
    at = writeHeader(chunk, at, payloadBytes);
    at += update.head.copy(chunk, at);
    at += chunk.write(seq, at, 'latin1');
    at += update.tail.copy(chunk, at);
  }
  return chunk;
};

const writeHeader = (chunk: Buffer, start: number, payloadBytes: number): number => {
  const at = chunk.writeUInt8(TEXT_FRAME, start);
  if (payloadBytes < TWO_BYTES_FROM) return chunk.writeUInt8(payloadBytes, at);
  if (payloadBytes < EIGHT_BYTES_FROM) return chunk.writeUInt16BE(payloadBytes, chunk.writeUInt8(126, at));
  return chunk.writeBigUInt64BE(BigInt(payloadBytes), chunk.writeUInt8(127, at));
};
