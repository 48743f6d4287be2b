import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBases, listSegmentNumbers, listStreams, removeParts, segmentFile } from './replica-folder.ts';
import { decodeReplicaSegment, type ReadSegment, SegmentDamaged } from './segment.ts';

/**
 * The end of the last stream of a replica, from which a replicator may go on; undefined if it has to begin another. Removes what was left
 * unfinished.
 */
export const lastSegment = (replica: string, platform: string): ReadSegment | undefined => {
  removeParts(replica);
  const stream = listStreams(replica).at(-1);
  if (stream === undefined) return undefined;
  const folder = join(replica, stream);
  removeParts(folder);
  const number = listSegmentNumbers(folder).at(-1);
  // Without a base it is of no use.
  if (number === undefined || listBases(folder).length === 0) return undefined;
  try {
    const segment = decodeReplicaSegment(readFileSync(segmentFile(folder, number)));
    return segment.platform === platform ? segment : undefined;
  } catch (error) {
    // A restore names it.
    if (error instanceof SegmentDamaged) return undefined;
    throw error;
  }
};
