import { AMOUNT_MAX_MICROS, type Micros, microsFromDecimal } from '../domain/money/micros.ts';
import { isCurrencyCode } from '../domain/money/minor-unit.ts';
import { readAs } from '../server/settings/kind.ts';
import { walletSecrets } from '../server/settings/kinds.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { CheckRefused, type CheckSession, runWalletCheck } from './wallet-check/run-wallet-check.ts';
import { createProbe } from './wallet-check/wallet-probe.ts';
import { countVerdicts, resultLines, summaryLines } from './wallet-check/wallet-report-text.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const walletCheck: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      url: { type: 'string' },
      operator: { type: 'string' },
      brand: { type: 'string' },
      token: { type: 'string' },
      max: { type: 'string' },
      currency: { type: 'string' },
      'second-token': { type: 'string' },
      'timeout-ms': { type: 'string' },
      ...JSON_OPTION,
      yes: { type: 'boolean' },
    },
  });
  const url = urlOf(required(values, 'url'));
  const currency = values.currency ?? 'EUR';
  if (!isCurrencyCode(currency)) throw new CommandError(`--currency must be a code such as EUR, not “${currency}”.`);
  const shared = { operatorId: required(values, 'operator'), brandId: required(values, 'brand'), currency };
  const first: CheckSession = { ...shared, token: required(values, 'token') };
  const second = values['second-token'] === undefined ? undefined : { ...shared, token: values['second-token'] };
  const maximum = maximumOf(required(values, 'max'));
  const probe = createProbe(url, secretOf(), timeoutOf(values['timeout-ms'] ?? '10000'));
  if (values.yes !== true && !LOOPBACK.test(new URL(url).hostname))
    throw new CommandError(
      `${url} is not on this machine. The check moves up to ${values.max} ${currency} of the player at a time: say --yes if that is a test player of yours.`,
    );
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal);
  try {
    const say = values.json === true ? () => {} : (text: string) => process.stdout.write(text);
    say(`Checking ${url} with at most ${values.max} ${currency} of one player.\n`);
    const report = await runWalletCheck(probe, [first, second], maximum, {
      signal: stop.signal,
      onResult: (result) => say(resultLines(result)),
    });
    const totals = countVerdicts(report);
    if (values.json === true) process.stdout.write(`${JSON.stringify({ url, ...report, totals }, null, 2)}\n`);
    else say(summaryLines(report));
    if (stop.signal.aborted) return STATUS.stopped;
    return totals.failed === 0 && report.leftover === '0' && !report.isPartial ? 0 : 1;
  } catch (error) {
    if (error instanceof CheckRefused) throw new CommandError(error.message);
    throw error;
  } finally {
    process.off('SIGINT', onSignal);
  }
};

const required = <Name extends string>(values: Readonly<Partial<Record<Name, unknown>>>, name: Name): string => {
  const value = values[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new CommandError(`--${name} is missing. Run “pitboss wallet check --help” for the flags.`);
};

/** The address without a trailing slash. */
const urlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandError(`--url must be an http or https address, not “${text}”.`);
  return text.replace(/\/+$/, '');
};

const maximumOf = (text: string): Micros => {
  try {
    const maximum = microsFromDecimal(text);
    if (maximum > 0n && maximum <= AMOUNT_MAX_MICROS) return maximum;
  } catch {
    // Answered below.
  }
  throw new CommandError(`--max must be an amount such as 5 or 2.5, not “${text}”.`);
};

const timeoutOf = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CommandError(`--timeout-ms must be a whole number of milliseconds, not “${text}”.`);
};

const secretOf = (): string => {
  const given = readOne('walletSecrets', {}, process.env);
  const [secret] = given === undefined ? [] : readAs(walletSecrets, 'PITBOSS_WALLET_SECRET', given, true);
  if (secret !== undefined) return secret;
  throw new CommandError(
    'The check signs as the platform does: set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE to the secret shared with the wallet.',
  );
};
