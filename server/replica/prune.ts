import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listBases, listSegmentNumbers, listStreams, removeBase, segmentFile, toPartFile } from './replica-folder.ts';

/** The bases that stay: the newest, and the one before, should the newest be damaged. */
const BASES_KEPT = 2;

/** Removes what the bases that stay do not need. */
export const prune = (to: string): void => {
  const all = listStreams(to).map((stream) => ({ stream, folder: join(to, stream) }));
  const kept = all
    .flatMap(({ stream, folder }) => listBases(folder).map((base) => ({ stream, base })))
    .slice(-BASES_KEPT);
  for (const { stream, folder } of all) {
    const bases = kept.flatMap((each) => (each.stream === stream ? [each.base] : []));
    if (bases.length === 0) {
      // First of all it loses its name.
      const part = toPartFile(folder);
      rmSync(part, { recursive: true, force: true });
      renameSync(folder, part);
      rmSync(part, { recursive: true });
      continue;
    }
    for (const { number } of listBases(folder))
      if (!bases.some((base) => base.number === number)) removeBase(folder, number);
    const first = Math.min(...bases.map((base) => base.first));
    for (const number of listSegmentNumbers(folder)) if (number < first) rmSync(segmentFile(folder, number));
  }
};
