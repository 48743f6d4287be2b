import { recordAuditEvent } from '../../db/audit/audit-events.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Call, Caller, Unit } from './handler.ts';

/** The content of an audit event, besides the caller, the time and the address. */
export type Audited = {
  /** The organisation, operator or brand path that the target belongs to. */
  readonly ownerId: string;
  readonly resource: string;
  /** Empty if the request has several targets. */
  readonly targetId: string;
  readonly detail?: Readonly<Record<string, string>>;
  /** The fields that the action gave other values: see `auditedChanges`. */
  readonly changes?: readonly AuditChange[];
  /** If refused: the problem code in the reply, or the error code sent to the frontend. */
  readonly code?: ProblemCode | 'account_unavailable' | 'login_denied' | 'provider_failed';
  /** The account whose credentials were used or tried, if the request has no bearer token. */
  readonly actor?: Pick<Account, 'id' | 'username'>;
};

const DETAIL_CHARACTERS_MAX = 1024;

/** All changes of an event together, as JSON. */
const CHANGES_CHARACTERS_MAX = 16_384;
const POINTER_CHARACTERS_MAX = 1000;

/** The call that an audit event names. */
export type AuditedCall = { readonly caller: Pick<Caller, 'accountId' | 'username'> } & Pick<
  Call,
  'operation' | 'requestId' | 'address'
>;

/** The ids of events that units have still to write, by their targets. */
const reserved = new WeakMap<Tx, Map<string, string>>();

/**
 * The id of the audit event that this unit will write about a target, for an entry of the ledger that names it: a person is accountable for
 * the entry, and for nothing else of it is there a rule or a draw.
 */
export const reserveAuditId = ({ tx, newId }: Pick<Unit, 'tx' | 'newId'>, targetId: string): string => {
  const ids = reserved.get(tx) ?? new Map<string, string>();
  reserved.set(tx, ids);
  const id = ids.get(targetId) ?? newId();
  ids.set(targetId, id);
  return id;
};

const takeReservedId = (tx: Tx, targetId: string): string | undefined => {
  const id = reserved.get(tx)?.get(targetId);
  reserved.get(tx)?.delete(targetId);
  return id;
};

/** Writes an audit event in the same unit of work as the change. */
export const audit = (
  { tx, nowMs, newId, seal }: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'seal'>,
  { caller, operation, requestId, address }: AuditedCall,
  { ownerId, resource, targetId, detail = {}, changes, code, actor }: Audited,
): Promise<void> => {
  const kept = changes === undefined ? null : withinBounds(changes);
  const omitted = (changes?.length ?? 0) - (kept?.length ?? 0);
  return recordAuditEvent(
    { tx, seal },
    {
      id: takeReservedId(tx, targetId) ?? newId(),
      atMs: nowMs,
      ownerId,
      actorId: actor?.id ?? caller.accountId,
      actorUsername: actor?.username ?? caller.username,
      networkAddress: address,
      action: operation,
      resource,
      targetId,
      outcome: code === undefined ? 'done' : 'refused',
      code: code ?? null,
      requestId,
      detail: Object.fromEntries(
        Object.entries({ ...detail, ...(omitted > 0 && { changes_omitted: String(omitted) }) }).map(([name, text]) => [
          name,
          text.slice(0, DETAIL_CHARACTERS_MAX),
        ]),
      ),
      changes: kept,
    },
  );
};

/** Keeps the changes that fit, in order: a large one does not keep out the small ones after it. */
const withinBounds = (changes: readonly AuditChange[]): readonly AuditChange[] => {
  let left = CHANGES_CHARACTERS_MAX;
  return changes.filter((change) => {
    const { length } = JSON.stringify(change);
    if (length > left || change.pointer.length > POINTER_CHARACTERS_MAX) return false;
    left -= length;
    return true;
  });
};

/** An event about an account whose own credentials were used, or tried by someone else. */
export const ofAccount = (account: Account, more: Pick<Audited, 'detail' | 'code'> = {}): Audited => ({
  ownerId: ownerOfAccount(account),
  resource: 'accounts',
  targetId: account.id,
  actor: account,
  ...more,
});

/** The unit of an account, or its organisation if it has no unit: an administrator of only that unit still sees the account's events. */
export const ownerOfAccount = ({ organisationId, unitId }: Pick<Account, 'organisationId' | 'unitId'>): string =>
  unitId === '' ? organisationId : `${organisationId}:${unitId}`;
