import { createHash } from 'node:crypto';
import { findAccount } from '../../db/accounts/accounts.ts';
import {
  changeSecondFactor,
  findActiveSecondFactor,
  findSecondFactor,
  removeSecondFactor,
} from '../../db/accounts/second-factors.ts';
import type { Account, SecondFactor } from '../../db/tables/accounts.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { refuseTooMany } from '../unit/refusals.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { recordFailure } from './check-password.ts';
import { mailChanges } from './mail-changes.ts';

/** Wrong codes in a row after which six digits count no more, so that guessing ends: a person knows the recovery codes, or asks for help. */
const FAILURES_MAX = 100;

/** A code as it is compared: people write spaces, hyphens and capitals. */
const plain = (code: string): string => code.replaceAll(/[ -]/g, '').toLowerCase();

const hashRecoveryCode = (accountId: string, code: string): string =>
  createHash('sha256')
    .update(`${accountId}\n${plain(code)}`)
    .digest('base64');

/**
 * Uses up a code: six digits once, and a recovery code once. Counts a wrong one. The unit has to commit either way.
 * @returns what it was; undefined if it is wrong.
 */
export const spendCode = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { secrets, secondFactors }: Pick<Services, 'secrets' | 'secondFactors'>,
  { accountId, secret, lastStep, failures, recoveryHashes }: SecondFactor,
  code: string,
): Promise<'digits' | 'recovery code' | undefined> => {
  const hash = hashRecoveryCode(accountId, code);
  if (recoveryHashes.includes(hash)) {
    const left = recoveryHashes.filter((other) => other !== hash);
    await changeSecondFactor(tx, accountId, { recoveryHashes: left, failures: 0 });
    return 'recovery code';
  }
  const step = failures < FAILURES_MAX ? secondFactors.stepOf(secrets.open(secret), plain(code), nowMs) : undefined;
  if (step !== undefined && step > lastStep) {
    await changeSecondFactor(tx, accountId, { lastStep: step, failures: 0 });
    return 'digits';
  }
  await changeSecondFactor(tx, accountId, { failures: failures + 1 });
  return undefined;
};

/** New recovery codes, and the hashes to store instead of them. */
export const drawRecoveryCodes = ({ secondFactors }: Pick<Services, 'secondFactors'>, accountId: string) => {
  const codes = secondFactors.drawRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(accountId, code)) };
};

/** The audit event's detail about the code that was used. */
export const detailOf = (used: 'digits' | 'recovery code'): Readonly<Record<string, string>> =>
  used === 'recovery code' ? { recovery_code: 'true' } : {};

/** Of a second factor that logins need. */
export const requireActive = (_account: Account, factor: SecondFactor): true | Refusal<'second_factor_missing'> =>
  factor.confirmedAtMs === null ? refuse('second_factor_missing') : true;

type Proven = { readonly unit: Unit; readonly account: Account };

/**
 * Does something with the caller's own second factor, given a code of it, in the unit that uses up the code. A wrong code counts as a
 * failed login. Mails and audits what was done.
 * @param isFit refuses what the code is not of.
 */
export const withOwnCode = async <Done, Code extends ProblemCode>(
  context: ChainContext,
  code: string,
  isFit: (account: Account, factor: SecondFactor) => true | Refusal<Code>,
  work: (proven: Proven) => Promise<Done>,
) => {
  const { loginAttempts } = context.services;
  const { accountId, username } = context.caller;
  const hit = await loginAttempts.admit(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  const done = await context.write(async (unit) => {
    const account = await findAccount(unit.tx, accountId);
    if (account === undefined) return refuse('token_invalid');
    const factor = await findSecondFactor(unit.tx, accountId);
    if (factor === undefined) return refuse('second_factor_missing');
    const fit = isFit(account, factor);
    if (fit !== true) return fit;
    const used = await spendCode(unit, context.services, factor, code);
    if (used === undefined) {
      await recordFailure(unit, context, account, 'second_factor_code_wrong');
      return 'wrong';
    }
    const made = await work({ unit, account });
    await mailChanges(unit, context.services, account, ['second factor']);
    await audit(unit, context, ofAccount(account, { detail: detailOf(used) }));
    return { made };
  });
  if (done !== 'wrong') return done;
  await loginAttempts.failed(username, context.address);
  return refuse('second_factor_code_wrong');
};

/** The outcome of a login's second step. */
type Admitted = { readonly detail: Readonly<Record<string, string>> };

/**
 * Checks the code of a login whose password is right. Call it in a unit that commits what it refuses: a wrong code is counted.
 * @returns details for the audit trail, or why the login is refused.
 */
export const admitCode = async (
  unit: Unit,
  context: ChainContext,
  account: Account,
  code: string | undefined,
): Promise<Admitted | 'second_factor_required' | 'second_factor_invalid'> => {
  const factor = await findActiveSecondFactor(unit.tx, account.id);
  if (factor === undefined) return { detail: {} };
  if (code === undefined) return 'second_factor_required';
  const used = await spendCode(unit, context.services, factor, code);
  if (used !== undefined) return { detail: detailOf(used) };
  await recordFailure(unit, context, account, 'second_factor_invalid');
  return 'second_factor_invalid';
};

/** Removes another account's second factor, and mails its holder. */
export const removeFactorOf = async (
  unit: Unit,
  services: Services,
  account: Account,
): Promise<Refusal<'second_factor_missing'> | undefined> => {
  if (!(await removeSecondFactor(unit.tx, account.id))) return refuse('second_factor_missing');
  await mailChanges(unit, services, account, ['second factor']);
  return undefined;
};
