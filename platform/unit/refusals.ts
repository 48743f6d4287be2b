import type { Tx } from '../../db/engine/tx.ts';
import { listLineage } from '../../db/operators/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import { AmountOutOfRange, decimalFromMicros } from '../../domain/money/micros.ts';
import type { Call } from './handler.ts';
import { type Refusal, refuse } from './reply.ts';
import type { LimitHit } from './services.ts';

/** Runs work, inside or around a unit of work. Refuses it if an amount would leave the platform's range; the unit is rolled back. */
export const refuseOutOfRange = async <Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<'amount_out_of_range'>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AmountOutOfRange)) throw error;
    const { what, amount, limit } = error;
    return refuse('amount_out_of_range', {
      detail: `Amount too large: ${what} would be ${decimalFromMicros(amount)}, ${limit}.`,
    });
  }
};

/** A person accepts the failure, so an early retry is in vain. */
const GENERATOR_RETRY_SECONDS = '60';

/** Refuses what needs a draw while the random generator has failed. */
export const refuseDraws = (): Refusal<'unavailable'> =>
  refuse('unavailable', {
    detail: 'The random generator has failed, so nothing is drawn until an operator of the platform accepts that.',
    headers: { 'retry-after': GENERATOR_RETRY_SECONDS },
  });

/** The `ETag` of a version, to compare with `If-Match`. */
export const toEtag = (version: number): string => `"${version}"`;

/**
 * Refuses a change unless the caller has read the current version (RFC 9110, 13.1.1, strong comparison: a weak tag never matches).
 * `version` must be read in the unit that writes. Idempotent repetitions are answered before this check.
 */
export const refuseStale = (
  { 'if-match': ifMatch }: { readonly 'if-match'?: string },
  version: number,
): Refusal<'precondition_failed'> | undefined =>
  ifMatch === undefined || ifMatch === '*' || tagsOf(ifMatch).includes(toEtag(version))
    ? undefined
    : refuse('precondition_failed', { detail: `The current version is ${version}.` });

/** Tags may contain commas, so splitting at commas does not work. */
export const tagsOf = (list: string): string[] => list.match(/(W\/)?"[^"]*"/g) ?? [];

/** The problems of a name that is unique over all tenants. */
type Taken = 'username_taken' | 'organisation_id_taken' | 'template_id_taken' | 'oauth_provider_id_taken';

/** The owner of what has a name already, or `reserved` if the name is for no one. */
type Holder = { readonly ownerId: string } | 'reserved' | undefined;

/**
 * Refuses a name that cannot be chosen. The reply is the same for a reserved name and for one of another tenant. A tenant that asks for many
 * names of others has to wait, for free ones too: otherwise it could find out who else uses the platform.
 */
export const refuseTaken = async <Code extends Taken>(
  tx: Tx,
  { caller, services }: Pick<Call, 'caller' | 'services'>,
  code: Code,
  name: string,
  findHolder: () => Promise<Holder>,
): Promise<Refusal<Code> | Refusal<'too_many_requests'> | undefined> => {
  const { access, organisationId } = caller;
  const tenant = (await listLineage(tx, organisationId)).at(-1)?.id ?? organisationId;
  const hit = access.everything ? undefined : await services.takenNames.hit(tenant);
  if (hit !== undefined) return refuseTooMany(hit);
  const holder = await findHolder();
  if (holder === undefined) return undefined;
  const isForeign = !access.everything && holder !== 'reserved' && !covers(access, holder.ownerId);
  const what = code === 'username_taken' ? 'username' : 'id';
  const refusal = refuse<Taken>(code, { detail: `The ${what} ${name} is not available.` }) as Refusal<Code>;
  return isForeign ? { ...refusal, probedBy: tenant } : refusal;
};

/** Refuses a request over a rate limit, with the limit and the time to wait in the headers. */
export const refuseTooMany = ({ name, quota, windowSeconds, waitSeconds }: LimitHit): Refusal<'too_many_requests'> =>
  refuse('too_many_requests', {
    headers: {
      'retry-after': String(waitSeconds),
      ratelimit: `"${name}";r=0;t=${waitSeconds}`,
      'ratelimit-policy': `"${name}";q=${quota};w=${windowSeconds}`,
    },
  });
