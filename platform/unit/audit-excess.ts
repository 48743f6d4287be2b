import { audit, ownerOfAccount } from './audit.ts';
import { auditedOf } from './audited.ts';
import type { Call, Unit } from './handler.ts';

/** Records that an account was refused to give more than it holds, or to change one that holds more. */
export const auditExcess = async (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  asked: { readonly path: unknown; readonly body: unknown },
): Promise<void> => {
  const code = 'permission_exceeds_own';
  const { caller, operation } = call;
  const events = await auditedOf(unit.tx, operation, asked, {}, unit.nowMs);
  // What somebody tried to reach outside of their own is told to those who see them, not to its owner.
  for (const event of events) await audit(unit, call, { ...event, ownerId: ownerOfAccount(caller), code });
};
