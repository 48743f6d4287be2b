import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

/** Longer than a platform that is alive takes to answer, and shorter than those who ask wait. */
const TIMEOUT_MS = 4_000;
const AGAIN_MS = 200;

/** What a platform answers when it is alive. */
const ask = async (address: URL): Promise<string> => {
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    const { cause = error } = error instanceof Error ? error : {};
    throw new CommandError(`${address} does not answer: ${cause instanceof Error ? cause.message : cause}.`);
  });
  const text = await reply.text();
  if (!reply.ok) throw new CommandError(`${address} answers ${reply.status}: ${text}`);
  return text;
};

/** For images and scripts that have no other program to ask with. */
export const health: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      wait: { type: 'string', default: '0' },
    },
  });
  if (!URL.canParse(values.url)) throw new CommandError('--url must be a URL, such as http://127.0.0.1:8080.');
  if (!/^\d{1,5}$/.test(values.wait)) throw new CommandError('--wait must be a number of seconds, such as 30.');
  const address = new URL('healthz', values.url.endsWith('/') ? values.url : `${values.url}/`);
  const untilMs = performance.now() + Number(values.wait) * 1000;
  for (;;) {
    try {
      const answer = await ask(address);
      createOutput(values.json)(`${answer}\n`, { url: address.href, answer });
      return 0;
    } catch (error) {
      if (performance.now() >= untilMs) throw error;
      await sleep(AGAIN_MS);
    }
  }
};
