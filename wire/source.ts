import type { SourceWithJackpots } from '../db/sources.ts';
import type { Source } from '../generated/server/types.gen.ts';
import { assignmentToWire } from './assignment.ts';

/** A source with its assigned jackpots, by priority. */
export const sourceToWire = (source: SourceWithJackpots): Source => ({
  owner_id: source.ownerId,
  source_name: source.name,
  source_id: source.sourceId,
  jackpots: source.jackpots.map(assignmentToWire),
});
