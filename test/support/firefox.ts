import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { PATIENCE_MS } from './patience.ts';

const PROGRAM = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Requests for anything but the pages of a test are off. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
};

/** A page in Firefox, driven over WebDriver BiDi. */
export type FirefoxPage = {
  open(address: string): Promise<void>;
  /** Runs an expression in the page and returns its value; waits for a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs a script in the page, whatever its policy. */
  run(script: string): Promise<void>;
  /** Warnings and errors that the page has logged, and those that it threw. */
  readonly faults: readonly string[];
  /** A picture of the page, as PNG. */
  screenshot(): Promise<Buffer>;
};

type Answer = {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
};

/** The window, and the wishes of the person in front of it. */
export type FirefoxOptions = {
  readonly viewport?: { readonly width: number; readonly height: number } | undefined;
  readonly deviceScaleFactor?: number | undefined;
  readonly colorScheme?: 'light' | 'dark' | undefined;
  readonly reducedMotion?: 'reduce' | undefined;
};

/** Runs work in a Firefox with a fresh profile, and ends it. */
export const inFirefox = async (
  work: (page: FirefoxPage) => Promise<void>,
  { viewport = { width: 1280, height: 900 }, deviceScaleFactor = 1, colorScheme, reducedMotion }: FirefoxOptions = {},
): Promise<void> => {
  if (!existsSync(PROGRAM))
    throw new Error(
      `This test looks at a page in Firefox, and ${PROGRAM} is missing: run “apt-get install firefox-esr” as root, or name yours with FIREFOX=/path/to/firefox.`,
    );
  const profile = mkdtempSync(join(tmpdir(), 'pitboss-firefox-'));
  const wishes = {
    'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
    'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
  };
  const lines = Object.entries({ ...PREFERENCES, ...wishes }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(PROGRAM, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  try {
    const socket = new WebSocket(`${await addressIn(child)}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    try {
      await work(await pageOf(socket, viewport, deviceScaleFactor));
    } finally {
      socket.close();
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** The address that the program prints when it listens. */
const addressIn = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${said}`)), PATIENCE_MS);
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', () => reject(new Error(`Firefox ended:\n${said}`)));
  });

const pageOf = async (
  socket: WebSocket,
  viewport: NonNullable<FirefoxOptions['viewport']>,
  devicePixelRatio: number,
): Promise<FirefoxPage> => {
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  const faults: string[] = [];
  let lastId = 0;
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.type === 'error') asked?.reject(new Error(JSON.stringify(answer)));
    else if (answer.type === 'success') asked?.resolve(answer.result as never);
    else if (answer.method === 'log.entryAdded') {
      const { level, text } = answer.params as { level: string; text: string };
      if (level === 'error' || level === 'warn') faults.push(text);
    }
    if (answer.id !== undefined) waiting.delete(answer.id);
  });
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport, devicePixelRatio });
  const target = { context };
  return {
    faults,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (expression) => {
      await send('script.evaluate', { expression, target, awaitPromise: false });
    },
    evaluate: async (expression) => {
      // As text: every other value has a form that only the protocol knows.
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
};
