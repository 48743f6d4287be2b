import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launch } from '../../docs/browser.ts';
import { type FirefoxOptions, inFirefox } from '../../support/firefox.ts';
import { PATIENCE_MS } from '../../support/patience.ts';

/** A page in one of the browsers. */
export type Screen = {
  readonly browser: 'Chromium' | 'Firefox';
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression in the page is true; fails with what the page shows. */
  shows(expression: string): Promise<void>;
  /** Runs a script in the page, whatever its policy; in Chromium, `evaluate` does. */
  readonly run?: (script: string) => Promise<void>;
  /** Keeps a picture of the page. */
  picture(file: string): Promise<void>;
  /** Errors and warnings of the page. */
  readonly faults: readonly string[];
  /** Chromium's page, for what Firefox is not asked. */
  readonly page?: Page;
};

const POLL_MS = 100;

const waiting =
  (evaluate: Screen['evaluate']): Screen['shows'] =>
  async (expression) => {
    const untilMs = Date.now() + Number(process.env.PEEK ?? PATIENCE_MS);
    while (Date.now() < untilMs) {
      if ((await evaluate(`Boolean(${expression})`)) === true) return;
      await sleep(POLL_MS);
    }
    throw new Error(`never true: ${expression}\n${await evaluate('document.body.innerText')}`);
  };

/** Runs work in Chromium, with a fresh profile. */
export const inChromium = async (
  work: (screen: Screen & { readonly page: Page }) => Promise<void>,
  options: Parameters<Awaited<ReturnType<typeof launch>>['newPage']>[0] = {},
): Promise<void> => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    const evaluate: Screen['evaluate'] = (expression) => page.evaluate(expression);
    const open = async (address: string): Promise<void> => {
      await page.goto(address);
    };
    const picture = async (file: string): Promise<void> => {
      await page.screenshot({ path: file });
    };
    await work({ browser: 'Chromium', page, open, evaluate, shows: waiting(evaluate), picture, faults });
  } finally {
    await browser.close();
  }
};

/** Runs the same work in both browsers, one after the other. */
export const inBoth = async (work: (screen: Screen) => Promise<void>, options: FirefoxOptions = {}): Promise<void> => {
  const { viewport, deviceScaleFactor, colorScheme, reducedMotion } = options;
  await inChromium(work, {
    ...(viewport && { viewport }),
    ...(deviceScaleFactor && { deviceScaleFactor }),
    ...(colorScheme && { colorScheme }),
    ...(reducedMotion && { reducedMotion }),
  });
  await inFirefox(
    ({ open, evaluate, run, faults, screenshot }) =>
      work({
        ...{ browser: 'Firefox', open, evaluate, run, shows: waiting(evaluate), faults },
        picture: async (file) => writeFileSync(file, await screenshot()),
      }),
    options,
  );
};

/** A web server of the operator: another origin than the platform, with a policy. */
export type Site = {
  readonly origin: string;
  /** Serves a page from now on. */
  put(path: string, html: string): void;
};

/** The policy of the guide: everything from the page's own server, and the platform in two places. */
export const policyFor = (platform: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${platform}`,
    `connect-src 'self' ${platform} ${platform.replace(/^http/, 'ws')}`,
    "img-src 'self' data:",
  ].join('; ');

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Runs work with a site whose pages have a policy. */
export const withSite = async (policy: string, work: (site: Site) => Promise<void>): Promise<void> => {
  const pages = new Map<string, string>([['/favicon.ico', '']]);
  const server = createServer((request, response) => {
    const html = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    const type = TYPES[extname(request.url ?? '')] ?? 'text/html; charset=utf-8';
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': type, 'content-security-policy': policy });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await work({ origin, put: (path, html) => void pages.set(path, html) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
