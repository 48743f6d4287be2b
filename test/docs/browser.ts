import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { program } from '../cli/program.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { withPrograms } from '../support/process.ts';
import { withFolder } from '../support/server.ts';

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** It connects only to the page's host. */
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 800 };

/** A browser page, and its errors so far: console messages, blocked content, requests to other hosts. */
export type Reader = {
  readonly page: Page;
  readonly url: string;
  readonly faults: readonly string[];
  /** Opens an address; waits until Redoc has drawn the page. */
  open(address: string): Promise<void>;
  /** Follows a link within the open page. */
  goTo(place: string): Promise<void>;
};

/** Runs work in a real browser with a fresh profile, on the documentation of a running platform. */
export const withReader = (
  work: (reader: Reader) => Promise<void>,
  options: { readonly viewport?: typeof PHONE; readonly colorScheme?: 'light' | 'dark' } = {},
): Promise<void> =>
  withFolder((data) =>
    withPrograms(async (start) => {
      const { url } = await start(['serve', '--port', '0', '--data', data], {}, program());
      const browser = await launch();
      try {
        await work(await readerIn(browser, url, options));
      } finally {
        await browser.close();
      }
    }),
  );

/** A real browser with a fresh profile. */
export const launch = (): Promise<Browser> => {
  if (!existsSync(PROGRAM))
    throw new Error(
      `These tests look at pages in Chromium, and ${PROGRAM} is missing: run “apt-get install chromium” as root, or name yours with CHROMIUM=/path/to/chromium.`,
    );
  return chromium.launch({ executablePath: PROGRAM, args: FLAGS });
};

const readerIn = async (
  browser: Browser,
  url: string,
  { viewport = DESKTOP, colorScheme = 'light' }: Parameters<typeof withReader>[1] = {},
): Promise<Reader> => {
  const page = await browser.newPage({ viewport, colorScheme });
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()} says ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      faults.push(`${page.url()} asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} is ${response.status()}`);
  });
  const open = async (address: string): Promise<void> => {
    // A fragment of the same page is not a navigation, so load each address from scratch.
    await page.goto('about:blank');
    await page.goto(`${url}${address}`);
    await page.locator(DRAWN).or(page.locator('main:visible')).first().waitFor();
  };
  const goTo = async (place: string): Promise<void> => {
    await page.evaluate(`location.hash = ${JSON.stringify(place)}`);
  };
  return { page, url, faults, open, goTo };
};

/** Matches the headings that Redoc has drawn when it is done. */
const DRAWN = '#redoc :is(h1, h2)';
