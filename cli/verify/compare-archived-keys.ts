import type { ArchivedLines } from '../../db/archive/archive-lines.ts';
import { keyInRow, type Named } from '../../db/contributions/archived-names.ts';

/** As for rows: a contribution holds its key until it is cancelled, and a key's contribution is there. */
export const compareArchivedKeys = (
  lines: Pick<ArchivedLines, 'contributions' | 'keys'>,
  { ids, entries }: Named,
): string | undefined => {
  const keys: Readonly<Record<string, string | null>>[] = lines.keys.map((row) => JSON.parse(row));
  const stray = keys.find(({ contribution_id: id, state }) => !ids.includes(id ?? '') || state !== 'done');
  if (stray !== undefined) return `the idempotency key ${stray.key} is archived without its contribution`;
  const isHeld = (id: string | null, key: string): boolean =>
    keys.some((each) => each.contribution_id === id && each.key === key);
  for (const entry of entries) {
    const key = keyInRow(entry);
    if (key !== undefined && !isHeld(entry.reference, key))
      return `the contribution ${entry.reference} is archived without its idempotency key ${key}`;
  }
  for (const row of lines.contributions) {
    const { id, state, key } = JSON.parse(row);
    if (state !== 'booked' && state !== 'cancelled') return `the contribution ${id} is archived, but ${state}`;
    if (state === 'booked' && key !== null && !isHeld(id, key))
      return `the contribution ${id} is archived without its idempotency key ${key}`;
  }
  return undefined;
};
