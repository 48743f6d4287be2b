import { audit, ownerOfAccount } from './audit.ts';
import { auditedOf } from './audited.ts';
import type { Call, Unit } from './handler.ts';

/** Records that an account tried to grant more than it holds, or to change an account that holds more. */
export const auditExcess = async (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  asked: { readonly path: unknown; readonly body: unknown },
): Promise<void> => {
  const code = 'permission_exceeds_own';
  const { caller, operation } = call;
  const events = await auditedOf(unit.tx, operation, asked, {}, unit.nowMs);
  // Filed under the caller, not the target: an attempt on a foreign owner is shown to those who administer the caller.
  for (const event of events) await audit(unit, call, { ...event, ownerId: ownerOfAccount(caller), code });
};
