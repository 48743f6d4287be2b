import type { AuditChange } from '../../db/tables/audit-events.ts';
import { type ProblemCode, problems } from '../../generated/problems.gen.ts';
import type { ReadinessReason } from '../../generated/server/types.gen.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import type { Audited } from './audit.ts';

/** A refusal: a declared problem. Its unit of work is rolled back. */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  readonly problem: Code;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly told?: Told;
  /** The tenant that asked for a name which another tenant has. It is counted, and never sent. */
  readonly probedBy?: string;
};

/** More fields of the problem: the code and text of a wallet's refusal, or why the platform is not ready. */
export type Told = {
  readonly wallet_code?: string;
  readonly wallet_detail?: string;
  readonly reasons?: readonly ReadinessReason[];
};

type More = {
  readonly detail?: string;
  readonly errors?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly told?: Told;
};

/** If the registry says that a problem concerns a field but not which, the refusal must point to it. */
type MoreOf<Code extends ProblemCode> = (typeof problems)[Code] extends { readonly fields: readonly [] }
  ? [more: More & Required<Pick<More, 'errors'>>]
  : [more?: More];

/**
 * Refuses with a code of the registry. `detail` adds what the registry's text cannot know. Pass `errors` only to point to another field
 * than the one in the registry, which is the default.
 */
export const refuse = <Code extends ProblemCode>(problem: Code, ...[more]: MoreOf<Code>): Refusal<Code> => ({
  problem,
  status: problems[problem].status,
  ...more,
});

/** Refuses a caller that has no access to an owner, which is an id or words such as `the brand northstar:luna`. */
export const refuseAccess = (owner: string): Refusal<'permission_denied'> =>
  refuse('permission_denied', { detail: `Your account has no access to ${owner}.` });

/** The nouns of what can be absent. */
const ABSENT = {
  account_not_found: 'account',
  approval_request_not_found: 'request',
  brand_not_found: 'brand',
  contribution_not_found: 'contribution',
  delivery_not_found: 'delivery',
  destination_not_found: 'destination',
  freespin_template_not_found: 'freespin template',
  instance_not_found: 'instance',
  oauth_provider_not_found: 'identity provider',
  operator_not_found: 'operator',
  organisation_not_found: 'organisation',
  owner_not_found: 'operator or brand',
  template_not_found: 'template',
} as const satisfies Partial<Record<ProblemCode, string>>;

/** Refuses an id under which the caller can find nothing. */
export const refuseAbsent = <Code extends keyof typeof ABSENT>(problem: Code, id: string): Refusal<Code> => ({
  problem,
  status: problems[problem].status,
  detail: `There is no ${ABSENT[problem]} ${id}.`,
});

export const isRefusal = (reply: object): reply is Refusal => 'problem' in reply;

/** One reply per declared 2xx status of an operation. */
type Success<Responses> = {
  [Status in keyof Responses & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
    /** The audit events, if the request does not determine them. Never sent. */
    readonly audited?: readonly Audited[];
    /** The values that fields had and have, for each of these events that has none. Never sent. */
    readonly changed?: readonly AuditChange[];
  } & (Responses[Status] extends void
    ? { readonly body?: undefined }
    : undefined extends Responses[Status]
      ? { readonly body?: Responses[Status] }
      : { readonly body: Responses[Status] });
}[keyof Responses & number];

/** Every reply that an operation may give: its declared successes and problems. */
export type Reply<Responses, Codes extends ProblemCode> = Success<Responses> | Refusal<Codes>;
