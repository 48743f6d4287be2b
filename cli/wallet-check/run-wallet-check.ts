import { decimalFromMicros, type Micros } from '../../domain/money/micros.ts';
import { accessRules } from './access-rules.ts';
import { batchRules } from './batch-rules.ts';
import { Bench, Broken, describeCall, Skipped, type TestPlayer } from './bench.ts';
import { cancelRules } from './cancel-rules.ts';
import { debitRules } from './debit-rules.ts';
import type { Rule } from './rule.ts';
import { sessionRules } from './session-rules.ts';
import type { SeenCall, WalletProbe } from './wallet-probe.ts';

/** All rules, in the order in which they are checked: what others stand on comes first. */
export const rules: readonly Rule[] = [...sessionRules, ...accessRules, ...debitRules, ...cancelRules, ...batchRules];

export type CheckVerdict = 'passed' | 'warning' | 'failed' | 'skipped';

export type RuleResult = {
  readonly requirement: Rule['requirement'];
  readonly title: string;
  readonly verdict: CheckVerdict;
  /** The reason it failed or was skipped, and what else was noticed. */
  readonly details: readonly string[];
  /** The last calls of a rule that failed, without their headers. */
  readonly calls: readonly Pick<SeenCall, 'operationId' | 'sent' | 'status' | 'text'>[];
};

export type WalletReport = {
  readonly player: string;
  readonly currency: string;
  readonly maximum: string;
  readonly results: readonly RuleResult[];
  /** True if the run ended before all rules were checked. */
  readonly isPartial: boolean;
  /** Money that the cancels did not bring back; the sum of what is missing or too much. */
  readonly leftover: string;
};

/** Facts known of a test player before the wallet is called. */
export type CheckSession = Omit<TestPlayer, 'id'>;

/** The wallet cannot be checked: a sentence that says what to do. */
export class CheckRefused extends Error {}

/** A rule moves at most this many minor units at once, other than the rules that depend on the maximum. */
export const UNITS_MIN = 50n;
const CALLS_SHOWN = 4;
const TEXT_LENGTH = 1000;

/**
 * Checks every rule against a wallet, with a player's session.
 * @param onResult called after each rule.
 * @throws CheckRefused if there is no session to check with.
 */
export const runWalletCheck = async (
  probe: WalletProbe,
  sessions: readonly [CheckSession, CheckSession?],
  maximum: Micros,
  {
    signal,
    onResult = () => {},
  }: { readonly signal?: AbortSignal; readonly onResult?: (result: RuleResult) => void } = {},
): Promise<WalletReport> => {
  const [first, second] = sessions;
  const player = await identify(probe, first);
  const bench = new Bench(probe, [player, second === undefined ? undefined : await identify(probe, second)], maximum);
  const smallest = bench.unit * UNITS_MIN;
  if (maximum < smallest)
    throw new CheckRefused(`The maximum must be at least ${decimalFromMicros(smallest)} ${player.currency}.`);
  const balance = await bench.balance().catch((error: unknown) => {
    if (error instanceof Skipped) throw new CheckRefused(error.message);
    // A balance that cannot be is found by the rules.
    return smallest;
  });
  if (balance < smallest)
    throw new CheckRefused(
      `The player ${player.id} has ${decimalFromMicros(balance)} ${player.currency}, and needs at least ${decimalFromMicros(smallest)}.`,
    );
  signal?.addEventListener('abort', () => bench.stop('The run was stopped.'));
  const results: RuleResult[] = [];
  for (const rule of rules) {
    if (bench.isStopped) break;
    const result = await judge(rule, bench);
    results.push(result);
    onResult(result);
  }
  return {
    player: player.id,
    currency: player.currency,
    maximum: decimalFromMicros(maximum),
    results,
    isPartial: results.length < rules.length,
    leftover: decimalFromMicros(bench.leftover),
  };
};

const identify = async (probe: WalletProbe, session: CheckSession): Promise<TestPlayer> => {
  const { operatorId, brandId, token, currency } = session;
  const body = { operator_id: operatorId, brand_id: brandId, player_token: token, currency };
  const seen = await probe.call('authenticatePlayer', body);
  if (seen.outcome !== 'done')
    throw new CheckRefused(`The session of the test player cannot be authenticated: ${describeCall(seen)}`);
  return { ...session, id: String(seen.body.id) };
};

const judge = async (rule: Rule, bench: Bench): Promise<RuleResult> => {
  const { requirement, title } = rule;
  let found: { readonly verdict: CheckVerdict; readonly detail?: string };
  try {
    await bench.trying(async () => {
      await rule.check(bench);
    });
    found = { verdict: bench.evidence.warnings.length > 0 ? 'warning' : 'passed' };
  } catch (error) {
    if (!(error instanceof Broken || error instanceof Skipped)) throw error;
    found = { verdict: error instanceof Broken ? 'failed' : 'skipped', detail: error.message };
  }
  const { warnings, calls } = bench.evidence;
  const shown = found.verdict === 'failed' ? calls.slice(-CALLS_SHOWN) : [];
  const withheld = [
    bench.probe.secret,
    bench.player.token,
    ...(bench.second === undefined ? [] : [bench.second.token]),
  ];
  return {
    requirement,
    title,
    verdict: found.verdict,
    details: [...(found.detail === undefined ? [] : [found.detail]), ...warnings],
    calls: shown.map(({ operationId, sent, status, text }) => ({
      operationId,
      sent: without(withheld, sent).slice(0, TEXT_LENGTH),
      status,
      text: without(withheld, text).slice(0, TEXT_LENGTH),
    })),
  };
};

/** A report is passed on, and a session's token lets anyone act for the player. */
const without = (withheld: readonly string[], text: string): string =>
  withheld.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
