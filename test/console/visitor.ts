import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP, launch, type PHONE } from '../docs/browser.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { ADMINISTRATOR } from '../support/server.ts';

/** A person in front of the console, in a real browser with a fresh profile. */
export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages, blocked content, requests to other hosts; refused calls are left out, which some tests provoke. */
  readonly faults: string[];
  /** Opens a screen by its address. */
  open(path: string): Promise<void>;
  logIn(credentials?: { readonly username: string; readonly password: string }): Promise<void>;
};

export type VisitorOptions = { readonly viewport?: typeof PHONE; readonly colorScheme?: 'light' | 'dark' };

/** Runs work as a person who visits the console of a platform. */
export const withVisitor = async (
  url: string,
  work: (visitor: Visitor) => Promise<void>,
  { viewport = DESKTOP, colorScheme = 'light' }: VisitorOptions = {},
): Promise<void> => {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport, colorScheme });
    context.setDefaultTimeout(Number(process.env.PEEK ?? PATIENCE_MS));
    const faults: string[] = [];
    const page = await context.newPage();
    watch(page, url, faults);
    const open = async (path: string): Promise<void> => {
      await page.goto(`${url}/console${path}`);
      await page.locator('main h1').waitFor();
    };
    const logIn = async (credentials = ADMINISTRATOR): Promise<void> => {
      await page.getByLabel('Username').fill(credentials.username);
      await page.getByLabel('Password', { exact: true }).fill(credentials.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.locator('#navigation').waitFor({ state: 'attached' });
    };
    await work({ page, context, faults, open, logIn });
  } finally {
    await browser.close();
  }
};

/** Collects what a page should never do. */
export const watch = (page: Page, url: string, faults: string[]): void => {
  page.on('console', (message) => {
    // Chromium reports every refused call itself; the screen shows it to the person.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      faults.push(`${page.url()} says ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && !asked.startsWith('data:') && !asked.startsWith('blob:'))
      faults.push(`${page.url()} asks for ${asked}`);
  });
};
