import { operatorOf } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** An import is long, and its units stand in the same line as everybody's. */
const IMPORTS_MAX = 2;
const RETRY_AFTER_SECONDS = '10';

/** The operators whose imports are under way. */
const importing = new Set<string>();

/** Runs an import, one of an operator at once and two of all; others are asked to come again. */
export const inImportSlot = async <Reply>(
  brandPath: string,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'unavailable'>> => {
  const operatorId = operatorOf(brandPath);
  if (importing.has(operatorId) || importing.size >= IMPORTS_MAX) {
    const detail = importing.has(operatorId)
      ? 'Another import of this operator is under way.'
      : `${IMPORTS_MAX} imports are under way.`;
    return refuse('unavailable', { detail, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
  }
  importing.add(operatorId);
  try {
    return await work();
  } finally {
    importing.delete(operatorId);
  }
};
