import { readBlock, readStamp } from './archive-file.ts';
import { type ArchivedLines, sortLines } from './archive-lines.ts';

/** Look-ups in a row are often of one block, or of two that a request concerns. */
const BLOCKS_MAX = 2;
/** One entry can be as long as its request may be. */
const LENGTH_MAX = 2_000_000;

type Recent = {
  readonly file: string;
  readonly offset: number;
  readonly stamp: string;
  readonly length: number;
  readonly lines: ArchivedLines;
};

/** Reads blocks of archive files, and remembers those that it read last, for as long as their files stay as they are. */
export class RecentBlocks {
  #blocks: readonly Recent[] = [];

  /** @throws StoreError `archive_damaged` */
  read(file: string, offset: number): ArchivedLines {
    const stamp = readStamp(file);
    const known = this.#blocks.find((each) => each.file === file && each.offset === offset && each.stamp === stamp);
    if (known !== undefined) return known.lines;
    const { lines } = readBlock(file, offset);
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    const read: Recent = { file, offset, stamp, length, lines: sortLines(lines) };
    const kept = [read, ...this.#blocks].slice(0, BLOCKS_MAX);
    this.#blocks = kept.filter(
      (_, index) => kept.slice(0, index + 1).reduce((sum, each) => sum + each.length, 0) <= LENGTH_MAX,
    );
    return read.lines;
  }
}
