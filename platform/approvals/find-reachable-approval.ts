import { type Approval, findApproval } from '../../db/approvals.ts';
import { covers } from '../../domain/account/access.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** A request for approval about an owner that the caller reaches. Any other does not exist. */
export const findReachableApproval = async (
  { tx, caller }: Pick<Unit, 'tx'> & Pick<Call, 'caller'>,
  id: string,
): Promise<Approval | Refusal<'approval_request_not_found'>> => {
  const found = await findApproval(tx, id);
  return found !== undefined && covers(caller.access, found.ownerId)
    ? found
    : refuse('approval_request_not_found', { detail: `There is no request ${id}.` });
};
