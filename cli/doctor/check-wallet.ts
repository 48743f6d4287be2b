import { randomUUID } from 'node:crypto';
import type { SeenCall, WalletProbe } from '../wallet-check/wallet-probe.ts';
import type { ClockWitness } from './check-clock.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

/** A wallet of the settings. */
export type CheckedWallet = {
  /** Its name in the report. */
  readonly name: string;
  readonly url: string;
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly operatorId: string;
  readonly currency: string;
};

export type WalletFindings = {
  readonly findings: readonly DoctorFinding[];
  readonly witness: ClockWitness | undefined;
};

/** Codes of a wallet that does not know the secret. */
const REJECTS = ['token_missing', 'token_invalid', 'signature_invalid', 'status 401'];
const SLOW_MS = 2_000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Asks a wallet for the player of a session that was never issued: it has to know the secret in order to refuse just that, and no money
 * moves.
 */
export const checkWallet = async (
  wallet: CheckedWallet,
  probeWith: (secret: string) => WalletProbe,
  clock: () => number = Date.now,
): Promise<WalletFindings> => {
  const { name, secrets, operatorId, currency } = wallet;
  const body = {
    ...{ operator_id: operatorId, brand_id: 'pitboss-doctor', currency },
    player_token: `pitboss-doctor-${randomUUID()}`,
  };
  const plain = isPlain(wallet.url) ? [found('wallet_plain', `${name} is called without TLS.`)] : [];
  let witness: ClockWitness | undefined;
  for (const [index, secret] of secrets.entries()) {
    const askedAtMs = clock();
    const seen = await probeWith(secret).call('authenticatePlayer', body);
    const answeredAtMs = clock();
    if (typeof seen.date === 'string') witness = { name, date: seen.date, askedAtMs, answeredAtMs };
    if (REJECTS.includes(seen.code) && index + 1 < secrets.length) continue;
    const findings = [...plain, ...judge(name, seen, answeredAtMs - askedAtMs, index)];
    return { findings: findings.length > 0 ? findings : [fine('wallet', acceptedBy(name, seen))], witness };
  }
  return { findings: plain, witness };
};

const acceptedBy = (name: string, { code }: SeenCall): string =>
  `${name} knows the secret, and refuses a session that was never issued (${code}); no money moved.`;

const judge = (name: string, seen: SeenCall, tookMs: number, index: number): DoctorFinding[] => {
  if (seen.status === undefined) return [found('wallet_unreachable', `${name}: ${seen.why}`)];
  if (seen.outcome === 'uncertain') return [found('wallet_wrong', `${name}: ${seen.why}`)];
  if (seen.outcome === 'done')
    return [found('wallet_accepts_all', `${name} opened a session for a token that was made up a moment ago.`)];
  if (REJECTS.includes(seen.code)) return [found('wallet_rejects', `${name} rejects the platform (${seen.code}).`)];
  // A wallet says why it refuses; a server that is none has only a status.
  if (seen.code.startsWith('status '))
    return [found('wallet_wrong', `${name} answers with ${seen.code} and no reason.`)];
  return [
    ...(index > 0 ? [found('wallet_knows_old_secret', `${name} knows only the second of the two secrets.`)] : []),
    ...(tookMs > SLOW_MS ? [found('wallet_slow', `${name} took ${tookMs} ms to answer.`)] : []),
  ];
};

const isPlain = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
};
