import { type ProblemCode, problems } from '../../generated/problems.gen.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import type { Audited } from './audit.ts';

/** A refusal: a declared problem. Whatever its unit of work wrote is rolled back. */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  readonly problem: Code;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What the operator's wallet said of a refusal of its own. */
  readonly told?: WalletWords;
};

/** The code of a wallet's refusal, and its words, as a problem has them. */
export type WalletWords = { readonly wallet_code?: string; readonly wallet_detail?: string };

type More = {
  readonly detail?: string;
  readonly errors?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly told?: WalletWords;
};

/** Where the registry knows that a problem is about a field, but not about which, the refusal has to point to it. */
type MoreOf<Code extends ProblemCode> = (typeof problems)[Code] extends { readonly fields: readonly [] }
  ? [more: More & Required<Pick<More, 'errors'>>]
  : [more?: More];

/**
 * Refuses with a code of the registry; `detail` says what happened here when the registry's sentence is not enough. `errors` are only for a
 * refusal that knows better than the registry where the fault is: else the server points to the field of the request that the registry names.
 */
export const refuse = <Code extends ProblemCode>(problem: Code, ...[more]: MoreOf<Code>): Refusal<Code> => ({
  problem,
  status: problems[problem].status,
  ...more,
});

export const isRefusal = (reply: object): reply is Refusal => 'problem' in reply;

/** One reply per declared 2xx status of an operation. */
type Success<Responses> = {
  [Status in keyof Responses & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
    /** What the audit trail says of it, where the request does not tell. Never sent. */
    readonly audited?: readonly Audited[];
  } & (Responses[Status] extends void
    ? { readonly body?: undefined }
    : undefined extends Responses[Status]
      ? { readonly body?: Responses[Status] }
      : { readonly body: Responses[Status] });
}[keyof Responses & number];

/** All that an operation may answer: its declared successes and its declared problems. */
export type Reply<Responses, Codes extends ProblemCode> = Success<Responses> | Refusal<Codes>;
