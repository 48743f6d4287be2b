import { setTimeout as sleep } from 'node:timers/promises';
import { askHealth, type HealthAnswer, type ListeningPlace, shownAddress } from '../server/health/ask-health.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { accepts, OtherCertificate, readListening } from './read-listening.ts';

/** Longer than a platform that is alive takes to answer, and shorter than those who ask wait. */
const TIMEOUT_MS = 4_000;
const AGAIN_MS = 200;
/** Longer than a platform takes to notice that its certificate was replaced. */
const RENEWAL_MS = 2_000;

/** An address, and how to ask there. */
type Target = { readonly address: string; readonly ask: () => Promise<HealthAnswer>; readonly note?: string };

const askUrl = async (address: URL): Promise<HealthAnswer> => {
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: reply.status, text: await reply.text() };
};

const targetAt = (given: string): Target => {
  const [, path] = /^unix:(.+)$/.exec(given) ?? [];
  if (path !== undefined) {
    const listening: ListeningPlace = { host: '', port: 0, unixSocket: { path }, isSecure: false };
    return { address: given, ask: () => askHealth(listening, TIMEOUT_MS) };
  }
  if (!/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
    throw new CommandError(
      '--url must be a URL, such as http://127.0.0.1:8080, or a socket, such as unix:/run/pitboss/pitboss.sock.',
    );
  const address = new URL('healthz', given.endsWith('/') ? given : `${given}/`);
  return { address: address.href, ask: () => askUrl(address) };
};

const targetOf = (options: Parameters<typeof readListening>[0]): Target => {
  const { listening, certificateFile, faults } = readListening(options, process.env);
  const address = shownAddress(listening);
  const judge = certificateFile === undefined ? undefined : accepts(certificateFile, address);
  const note = faults.length === 0 ? '' : ' Its settings have faults: run “pitboss config check”.';
  return { address, ask: () => askHealth(listening, TIMEOUT_MS, judge), note };
};

/** Returns the reply of a platform that is alive. */
const answerOf = async ({ address, ask, note = '' }: Target): Promise<string> => {
  const { status, text } = await ask().catch((error: unknown) => {
    if (error instanceof CommandError) throw error;
    const { cause = error } = error instanceof Error ? error : {};
    throw new CommandError(`${address} does not answer: ${cause instanceof Error ? cause.message : cause}.${note}`);
  });
  if (status < 200 || status > 299) throw new CommandError(`${address} answers ${status}: ${text}`);
  return text;
};

/** For images and scripts that have no other program to ask with. */
export const health: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ url: { type: 'string' }, wait: { type: 'string', default: '0' } },
      ...{ port: { type: 'string' }, data: { type: 'string' }, config: { type: 'string' } },
    },
  });
  const { url, wait, json, ...options } = values;
  if (!/^\d{1,5}$/.test(wait)) throw new CommandError('--wait must be a number of seconds, such as 30.');
  const target = url === undefined ? targetOf(options) : targetAt(url);
  const startMs = performance.now();
  for (;;) {
    try {
      const answer = await answerOf(target);
      createOutput(json)(`${answer}\n`, { url: target.address, answer });
      return 0;
    } catch (error) {
      const patienceMs = Math.max(Number(wait) * 1000, error instanceof OtherCertificate ? RENEWAL_MS : 0);
      if (performance.now() >= startMs + patienceMs) throw error;
      await sleep(AGAIN_MS);
    }
  }
};
