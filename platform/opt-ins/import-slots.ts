import { operatorOf } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Imports take long, and their units share one queue with all other work. */
const IMPORTS_MAX = 2;
const RETRY_AFTER_SECONDS = '10';

/**
 * Runs an import: at most one per operator and two overall. Others are told to retry.
 * @param importing the operators with an import running.
 */
export const inImportSlot = async <Reply>(
  importing: Set<string>,
  brandPath: string,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'unavailable'>> => {
  const operatorId = operatorOf(brandPath);
  if (importing.has(operatorId) || importing.size >= IMPORTS_MAX) {
    const detail = importing.has(operatorId)
      ? 'Another import of this operator is in progress.'
      : `${IMPORTS_MAX} imports are already in progress.`;
    return refuse('unavailable', { detail, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
  }
  importing.add(operatorId);
  try {
    return await work();
  } finally {
    importing.delete(operatorId);
  }
};
