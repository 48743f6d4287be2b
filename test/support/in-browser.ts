import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { launch } from '../docs/browser.ts';
import { PATIENCE_MS } from './patience.ts';

/** Opens an empty page with a separate origin in a real browser. */
export const inBrowser = async (work: (page: Page, origin: string) => Promise<void>): Promise<void> => {
  const browser = await launch();
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A page</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(origin);
    await work(page, origin);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
};

/** Runs a module in the page to its end, bundled with what it imports from this folder; fails with what it throws. */
export const runInPage = async (page: Page, contents: string, folder: string): Promise<void> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'warning',
  });
  const blob = `new Blob([${JSON.stringify(outputFiles[0]?.text)}], { type: 'text/javascript' })`;
  await page.evaluate(`import(URL.createObjectURL(${blob})).then(() => undefined)`);
};
