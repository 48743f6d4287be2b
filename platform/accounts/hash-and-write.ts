import type { Tx } from '../../db/engine/tx.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Call, ChainContext, Unit } from '../unit/handler.ts';
import { findEarlierReply, once } from '../unit/once.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import type { PasswordOwner } from '../unit/services.ts';
import { refusePassword } from './refuse-password.ts';

/** Hashes a password when it is the turn of the client's network. */
export const hashPasswordInTurn = async (
  { services: { passwords }, address }: Pick<Call, 'services' | 'address'>,
  password: string,
): Promise<{ readonly passwordHash: string } | Refusal<'unavailable'>> => {
  const hashed = await passwords.inTurn(address, async ({ hash }) => ({ passwordHash: await hash(password) }));
  return hashed === 'busy' ? refuse('unavailable', { detail: 'Too many passwords are being hashed at once.' }) : hashed;
};

type Asked = Parameters<typeof once>[2];

/**
 * Hashes a password, if given, and writes in one unit of work. Refusals are decided before the costly hash and again in the unit that
 * writes; the password is compared with those that are easy to guess in between, outside of any unit. A repetition under the same key hashes nothing.
 */
export const hashAndWrite = async <
  Decided extends { readonly owner: PasswordOwner },
  Code extends ProblemCode,
  Answer extends { status: number },
>(
  request: Asked,
  context: ChainContext,
  {
    password,
    decide,
    write,
  }: {
    readonly password: string | undefined;
    readonly decide: (tx: Tx) => Promise<Decided | Refusal<Code>>;
    readonly write: (unit: Unit, decided: Decided, passwordHash: string | undefined) => Promise<Answer>;
  },
): Promise<Answer | Refusal<Code | 'password_unacceptable' | 'unavailable' | 'idempotency_key_reused'>> => {
  const known = await context.read(async (tx) => {
    const replayed = await findEarlierReply({ tx, nowMs: context.nowMs }, context, request);
    if (replayed !== undefined) return { replayed };
    const decided = await decide(tx);
    return isRefusal(decided) ? { refused: decided } : { owner: decided.owner };
  });
  // A stored reply under this key is a reply of this operation.
  if (known.replayed !== undefined) return known.replayed as Answer | Refusal<Code>;
  if (known.refused !== undefined) return known.refused;
  const unacceptable = password === undefined ? undefined : await refusePassword(context, password, known.owner);
  if (unacceptable !== undefined) return unacceptable;
  const hashed = password === undefined ? undefined : await hashPasswordInTurn(context, password);
  if (hashed !== undefined && isRefusal(hashed)) return hashed;
  const answer = await context.write((unit) =>
    once(unit, context, request, async () => {
      const decided = await decide(unit.tx);
      return isRefusal(decided) ? decided : write(unit, decided as Decided, hashed?.passwordHash);
    }),
  );
  return answer as Answer | Refusal<Code>;
};
