import {
  type ArchiveBlock,
  archiveFile,
  bytesIn,
  listBlocks,
  readBlock,
  readBlocks,
  sha256Of,
} from '../../db/archive/archive-file.ts';
import { type ArchivedLines, sortLines } from '../../db/archive/archive-lines.ts';
import { listArchives, readArchiveFolder } from '../../db/archive/archives.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { CHAIN_START, type Seal } from '../../db/ledger/ledger.ts';
import type { Archive } from '../../db/tables/archives.ts';

/** A block of an archive, and the archive. */
export type ArchivedBlock = Pick<ArchiveBlock, 'offset' | 'firstSeq' | 'lastSeq'> & {
  readonly archive: Archive;
  readonly lines: ArchivedLines;
};

/** The beginning of an instance's ledger that is in files. Each read takes one block into memory. */
export class ArchivedLedger {
  readonly archives: readonly Archive[];
  readonly #folder: string;
  /** The blocks of the file that was read last. */
  #listed: { readonly archive: Archive; readonly blocks: ReturnType<typeof listBlocks> } | undefined;

  private constructor(archives: readonly Archive[], folder: string) {
    this.archives = archives;
    this.#folder = folder;
  }

  static async of(tx: Tx, instanceId: string): Promise<ArchivedLedger> {
    const archives = await listArchives(tx, instanceId);
    return new ArchivedLedger(archives, archives.length === 0 ? '' : await readArchiveFolder(tx));
  }

  /** The last archived entry; 0 for none. */
  get lastSeq(): number {
    return this.archives.at(-1)?.lastSeq ?? 0;
  }

  #fileOf(archive: Archive): string {
    return archiveFile(this.#folder, archive.file);
  }

  /** The first file that is missing, or not the one that the store names. */
  difference(): string | undefined {
    let next = 1;
    for (const archive of this.archives) {
      const { file, firstSeq, lastSeq, bytes, sha256 } = archive;
      if (firstSeq !== next || lastSeq < firstSeq)
        return `the archive ${file} has entries from ${firstSeq}; the next one is ${next}`;
      next = lastSeq + 1;
      const path = this.#fileOf(archive);
      try {
        const length = bytesIn(path);
        if (length !== bytes) return `the archive file ${path} has ${length} bytes; the store says ${bytes}`;
        const found = sha256Of(path);
        if (found !== sha256)
          return `the archive file ${path} is damaged or another one: its SHA-256 is ${found}; the store says ${sha256}`;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
    return undefined;
  }

  /** All blocks, in order, without those of the entries up to one. */
  *blocks(): Generator<ArchivedBlock> {
    for (const archive of this.archives)
      for (const { lines, ...block } of readBlocks(this.#fileOf(archive)))
        yield { ...block, archive, lines: sortLines(lines) };
  }

  /** The block that holds an entry; undefined when none does. */
  blockOf(seq: number): ArchivedBlock | undefined {
    const archive = this.archives.find(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
    if (archive === undefined) return undefined;
    const path = this.#fileOf(archive);
    if (this.#listed?.archive !== archive) this.#listed = { archive, blocks: listBlocks(path) };
    const found = this.#listed.blocks.find(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
    if (found === undefined) return undefined;
    return { ...found, archive, lines: sortLines(readBlock(path, found.offset).lines) };
  }

  /** The seal of an archived entry, which follows from that of the block before and the texts between. */
  macAt(seal: Seal, seq: number): Buffer | undefined {
    const block = this.blockOf(seq);
    if (block === undefined) return undefined;
    const before = block.firstSeq === 1 ? undefined : this.blockOf(block.firstSeq - 1)?.lines.mac;
    if (before === undefined && block.firstSeq !== 1) return undefined;
    let mac: Uint8Array = before === undefined ? CHAIN_START : Buffer.from(before, 'hex');
    for (const record of block.lines.entries.slice(0, seq - block.firstSeq + 1)) mac = seal(mac, record);
    return Buffer.from(mac);
  }
}
