import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type FigureSources, takeFigures } from './figures.ts';
import { renderMetrics } from './render-metrics.ts';

const PATH = '/metrics';
const REQUEST_TIMEOUT_MS = 10_000;

/** A server of nothing but metrics, on a separate address. */
export type MetricsServer = { readonly url: string; stop(): Promise<void> };

/**
 * Serves the figures of the platform and of its process to Prometheus. Everyone who reaches the address may read them.
 * @throws the system's error when the address is not available.
 */
export const serveMetrics = async (
  { host, port }: { readonly host: string; readonly port: number },
  sources: FigureSources,
): Promise<MetricsServer> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let running: Promise<string> | undefined;
  /** Scrapers that come at the same time share a scrape. */
  const scrape = (): Promise<string> => {
    running ??= Promise.all([takeFigures(sources), registry.metrics()])
      .then(([figures, ofProcess]) => `${renderMetrics(figures)}${ofProcess}`)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const serve: RequestListener = ({ method = '', url = '' }, response) => {
    const plain = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    };
    if (url !== PATH) return plain(404, `Metrics are at ${PATH}.\n`);
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Use GET.\n');
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(method === 'HEAD' ? '' : text),
      (error: unknown) => {
        sources.failed(error);
        plain(500, 'The metrics could not be read.\n');
      },
    );
  };
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, serve);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${given}${PATH}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
