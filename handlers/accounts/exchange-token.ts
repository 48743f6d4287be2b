import { mayCall } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { endLogin, findRefreshToken, LEEWAY_MS, recordLogin, replaceRefreshToken } from '../../db/logins/logins.ts';
import type { Account, RefreshToken } from '../../db/tables/accounts.ts';
import type { AuthResponse } from '../../generated/server/types.gen.ts';
import { redeemCode } from '../../platform/accounts/redeem-code.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { ChainContext, PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import type { PresentedToken } from '../../platform/unit/services.ts';
import { authResponse } from '../../wire/auth-response.ts';

/** The prefix of one-time codes of external logins. */
const CODE = /^c_/;

/** A6. The unit's decision is committed even if it refuses: a code is spent, and a login whose refresh token was used twice is ended. */
export const exchangeToken: PlatformHandler<'exchangeToken'> = async ({ body: { token, code_verifier } }, context) => {
  // Checked before the lookup: the code stays valid, and the reply does not reveal whether it exists.
  if (code_verifier === undefined && CODE.test(token)) return refuse('validation_failed', { errors: [UNBOUND] });
  const presented = context.services.tokens.readRefresh(token);
  const body =
    presented === undefined ? await redeem(context, token, code_verifier) : await refresh(context, presented);
  return body === undefined ? refuse('exchange_token_invalid') : { status: 200, body };
};

const UNBOUND = {
  pointer: '/code_verifier',
  detail:
    'Send the code_verifier whose SHA-256 hash started this login. A one-time code is only valid together with it.',
};

/** Signing awaits more than the store, so it runs before the unit that decides. If that unit refuses, the new tokens are discarded. */
const refresh = async (context: ChainContext, presented: PresentedToken): Promise<AuthResponse | undefined> => {
  const { tokens } = context.services;
  const found = await context.read((tx) => holderOf(tx, presented.familyId, context.nowMs));
  if (found === undefined) return undefined;
  const { holder, beganAtMs } = found;
  const issued = await tokens.issue(holder, context.nowMs, { presented, beganAtMs });
  return context.write(async (unit) => {
    const { tx, nowMs } = unit;
    const known = await findRefreshToken(tx, presented.familyId, nowMs);
    const account = known && (await findAccount(tx, known.accountId));
    if (known === undefined || account === undefined) return undefined;
    const isCurrent = known.tokenHash === presented.tokenHash;
    const successor = isCurrent ? undefined : successorIn(known, presented, nowMs);
    if (!isCurrent && successor === undefined) {
      await endLogin(tx, known);
      await audit(unit, context, ofAccount(account, { code: 'exchange_token_invalid' }));
      return undefined;
    }
    if (known.epoch !== account.epoch || account.epoch !== holder.epoch || !tokens.stands(known, account))
      return undefined;
    if (!(await mayCall(tx, account))) return undefined;
    // It has lasted as long as a login may, by a setting that was longer when it was used last.
    if (issued.refresh.expiresAtMs <= nowMs) return undefined;
    if (isCurrent) await replaceRefreshToken(tx, issued.refresh);
    await audit(unit, context, ofAccount(account, successor === undefined ? {} : { detail: { repeated: 'true' } }));
    const refreshToken = successor === undefined ? issued.refreshToken : tokens.openSuccessor(presented, successor);
    return authResponse(tx, account, { token: issued.token, refreshToken }, context.services);
  });
};

/** The encrypted successor of a refresh token that was replaced moments ago, if the successor is still unused. */
const successorIn = (
  { previousHash, replacedAtMs, successor }: RefreshToken,
  { tokenHash }: PresentedToken,
  nowMs: number,
): string | undefined =>
  // If the clock was set back, the time since the replacement is unknown.
  previousHash === tokenHash && replacedAtMs !== null && Math.abs(nowMs - replacedAtMs) < LEEWAY_MS
    ? (successor ?? undefined)
    : undefined;

const holderOf = async (
  tx: Tx,
  familyId: string,
  nowMs: number,
): Promise<{ readonly holder: Account; readonly beganAtMs: number | null } | undefined> => {
  const known = await findRefreshToken(tx, familyId, nowMs);
  const holder = known && (await findAccount(tx, known.accountId));
  return holder && { holder, beganAtMs: known.beganAtMs };
};

const redeem = async (
  context: ChainContext,
  code: string,
  verifier: string | undefined,
): Promise<AuthResponse | undefined> => {
  const account = await context.write((unit) => redeemCode(unit, code, verifier));
  if (account === undefined || account === 'refused') return undefined;
  const issued = await context.services.tokens.issue(account, context.nowMs);
  return context.write(async (unit) => {
    const { tx, nowMs } = unit;
    const still = await findAccount(tx, account.id);
    if (still === undefined || still.epoch !== account.epoch || !(await mayCall(tx, still))) return undefined;
    await recordLogin(tx, issued.refresh, nowMs);
    await audit(unit, context, ofAccount(still));
    return authResponse(tx, still, issued, context.services);
  });
};
