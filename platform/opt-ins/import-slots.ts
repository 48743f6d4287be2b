import { toOperatorId } from '../../domain/account/access.ts';
import type { ChainContext } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** Imports take long, and their units share one queue with all other work. */
const IMPORTS_MAX = 2;
const RETRY_AFTER_SECONDS = '10';

/**
 * Runs an import: at most one per operator, and two overall in this process. Others have to retry.
 */
export const inImportSlot = async <Reply>(
  { services, write }: Pick<ChainContext, 'write'> & { readonly services: Pick<Services, 'inProgress'> },
  brandPath: string,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'unavailable'>> => {
  const operatorId = toOperatorId(brandPath);
  const { inProgress } = services;
  const importing = inProgress.imports;
  if (importing.has(operatorId) || importing.size >= IMPORTS_MAX) {
    return refuseNow(importing.has(operatorId) ? OWN : `${IMPORTS_MAX} imports are already in progress.`);
  }
  importing.add(operatorId);
  // Unless it is known that there is no claim: the answer to a commit may be lost.
  let isClaimed = inProgress.isShared;
  try {
    if (inProgress.isShared) {
      isClaimed = (await write(({ tx }) => inProgress.claim(tx, 'import', [operatorId]))).length > 0;
      if (!isClaimed) return refuseNow(OWN);
    }
    return await work();
  } finally {
    importing.delete(operatorId);
    if (isClaimed) inProgress.releaseLater('import', [operatorId]);
  }
};

const OWN = 'Another import of this operator is in progress.';

const refuseNow = (detail: string): Refusal<'unavailable'> =>
  refuse('unavailable', { detail, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
