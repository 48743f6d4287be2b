import type { Account } from '../../db/accounts.ts';
import { recordAuditEvent } from '../../db/audit-events.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Call, Unit } from './handler.ts';

/** What an audit event says beyond who asked, when and from where. */
export type Audited = {
  /** The organisation, operator or brand path that the target belongs to. */
  readonly ownerId: string;
  readonly resource: string;
  /** Empty for a request about many. */
  readonly targetId: string;
  readonly detail?: Readonly<Record<string, string>>;
  /** The problem that the caller is answered, or the error that the frontend is told, when it is refused. */
  readonly code?: ProblemCode | 'account_unavailable';
  /** Whose credentials were used or tried, where no bearer token says it. */
  readonly actor?: Pick<Account, 'id' | 'username'>;
};

const DETAIL_CHARACTERS_MAX = 1024;

/** Records what is done in the unit that does it. */
export const audit = (
  { tx, nowMs, newId }: Pick<Unit, 'tx' | 'nowMs' | 'newId'>,
  { caller, operation, requestId, address }: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  { ownerId, resource, targetId, detail = {}, code, actor }: Audited,
): Promise<void> =>
  recordAuditEvent(tx, {
    id: newId(),
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
      Object.entries(detail).map(([name, text]) => [name, text.slice(0, DETAIL_CHARACTERS_MAX)]),
    ),
  });

/** An event about an account that its own credentials brought about, or that somebody brought about who tried them. */
export const ofAccount = (account: Account, more: Pick<Audited, 'detail' | 'code'> = {}): Audited => ({
  ownerId: ownerOfAccount(account),
  resource: 'accounts',
  targetId: account.id,
  actor: account,
  ...more,
});

/** An account belongs to its unit, if it has one: whoever reaches that alone sees what concerns the account. */
export const ownerOfAccount = ({ organisationId, unitId }: Pick<Account, 'organisationId' | 'unitId'>): string =>
  unitId === '' ? organisationId : `${organisationId}:${unitId}`;
