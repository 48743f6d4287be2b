import { type AuditHead, type AuditRecord, hashOfAuditEvent, markedText } from '../../db/audit/audit-seals.ts';
import { CHAIN_START } from '../../db/ledger/ledger.ts';
import { ROTATION, type SealProof } from '../../db/seals/seal-heads.ts';

type StoredEvent = Parameters<typeof hashOfAuditEvent>[0] & { readonly seq: number };

/** A seal of the audit trail, with its event if that is there. */
export type SealRow = {
  readonly number: number;
  readonly record: string;
  readonly mac: Buffer;
  readonly event: StoredEvent | undefined;
};

type OfEvent = Extract<AuditRecord, { readonly 1: 'event' | 'earlier' }>;

/** An audit event in words. */
export const nameOfAuditEvent = (id: string, action: string, atMs: number, number?: number): string =>
  `the audit event ${id} (${number === undefined ? '' : `seal ${number}, `}${action}, ${timeOf(atMs)})`;

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** A walk along the audit trail's chain. Everything is checked on the way; `faults` has what is wrong, as clauses. */
export class AuditWalk {
  readonly #proof: SealProof;
  readonly #claimedMs: number | undefined;
  readonly faults: string[] = [];
  /** The seal that was passed last. */
  number = 0;
  mac: Uint8Array = CHAIN_START;
  /** The end of the second chain; undefined once a seal was wrong. */
  #mark: Buffer | undefined = Buffer.from(CHAIN_START);
  /** Counts events that have a seal, that are gone, and that got their seal afterwards. */
  found = 0;
  removed = 0;
  earlier = 0;
  begunAtMs: number | undefined;
  /** The last event of versions without seals, by its order, and the last of these that has one. */
  earlierSeq = 0;
  coveredSeq = 0;
  isCovered = false;
  #lastSeq = 0;
  /** The sealed time before which events may be removed. */
  #removedBeforeMs: number | undefined;

  /** @param claimedMs the time before which events may be removed, as the store says. */
  constructor(proof: SealProof, claimedMs: number | undefined) {
    this.#proof = proof;
    this.#claimedMs = claimedMs;
  }

  pass({ number, record, mac, event }: SealRow): void {
    const isNext = number === this.number + 1;
    if (!isNext)
      this.faults.push(
        number === this.number + 2
          ? `seal ${this.number + 1} of the audit trail is missing`
          : `seals ${this.number + 1} to ${number - 1} of the audit trail are missing`,
      );
    // The seal before one that is missing is unknown.
    const continued = isNext ? this.#proof.continues(this.mac, record, mac) : undefined;
    if (isNext && continued === undefined) this.faults.push(`seal ${number} of the audit trail was changed`);
    this.#mark =
      continued === undefined || this.#mark === undefined
        ? undefined
        : this.#proof.sealLike(mac, this.#mark, markedText(record));
    this.number = number;
    this.mac = mac;
    if (continued === undefined) {
      // A text without its seal proves nothing of its event.
      if (event !== undefined) this.found += 1;
      return;
    }
    const sealed: AuditRecord = JSON.parse(record);
    if ((continued === 'newer key') !== (sealed[1] === ROTATION))
      this.faults.push(`seal ${number} of the audit trail, a ${sealed[1]}, continues it with the ${continued}`);
    this.#read(sealed, event);
  }

  #read(sealed: AuditRecord, event: StoredEvent | undefined): void {
    switch (sealed[1]) {
      case 'begin': {
        const [, , atMs, , earlierSeq, removedBeforeMs] = sealed;
        [this.begunAtMs, this.earlierSeq, this.isCovered] = [atMs, earlierSeq, earlierSeq === 0];
        this.#removedBeforeMs = removedBeforeMs ?? undefined;
        return;
      }
      case 'covered':
        this.isCovered = true;
        return;
      case 'removal':
        this.#removedBeforeMs = Math.max(sealed[4], this.#removedBeforeMs ?? sealed[4]);
        return;
      case ROTATION:
        return;
      default:
        this.#compare(sealed, event);
    }
  }

  #compare([number, kind, atMs, id, hash, action]: OfEvent, event: StoredEvent | undefined): void {
    const isEarlier = kind === 'earlier';
    const name = nameOfAuditEvent(id, action, atMs, number);
    if (isEarlier) this.earlier += 1;
    if (isEarlier && this.isCovered)
      this.faults.push(`${name} was sealed afterwards, although every earlier event had its seal`);
    if (event === undefined) {
      if (this.#claimedMs !== undefined && atMs < this.#claimedMs) this.removed += 1;
      else this.faults.push(`${name} was deleted`);
      return;
    }
    this.found += 1;
    if (hashOfAuditEvent(event) !== hash) this.faults.push(`${name} was changed after it was sealed`);
    const last = isEarlier ? this.coveredSeq : Math.max(this.#lastSeq, this.earlierSeq);
    if (event.seq <= last || (isEarlier && event.seq > this.earlierSeq))
      this.faults.push(`${name} is not where it was in the order of events`);
    if (isEarlier) this.coveredSeq = event.seq;
    else this.#lastSeq = event.seq;
  }

  /** Compares the end of the walk with what the store says of it. */
  end(head: AuditHead | undefined): void {
    const { number, mac } = this;
    if (head === undefined) this.faults.push('the audit trail has lost its head');
    else if (head.number !== number)
      this.faults.push(`the audit trail ends with seal ${number}, but its head is of seal ${head.number}`);
    else if (!head.mac.equals(mac) || (this.#mark !== undefined && !head.mark.equals(this.#mark)))
      this.faults.push(
        `the audit trail's head is not that of seal ${number}: later seals, and their events, were cut off`,
      );
    if (!this.#proof.mayEnd(mac)) this.faults.push('the audit trail ends with the seal of a key that was replaced');
    if (this.#claimedMs !== this.#removedBeforeMs)
      this.faults.push(
        `audit_removal says that events from before ${timeOrNone(this.#claimedMs)} may be removed; the audit trail has sealed ${timeOrNone(this.#removedBeforeMs)}`,
      );
  }
}

const timeOrNone = (ms: number | undefined): string => (ms === undefined ? 'no time' : timeOf(ms));
