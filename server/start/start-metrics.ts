import { BookedTotals } from '../metrics/booked-totals.ts';
import type { FigureSources } from '../metrics/figures.ts';
import type { MetricsServer } from '../metrics/metrics-server.ts';

/** Begins to count what is booked, and serves metrics. Their server is loaded only here: a platform without metrics starts without it. */
export const startMetrics = async (
  address: { readonly host: string; readonly port: number },
  sources: Omit<FigureSources, 'booked'>,
): Promise<MetricsServer> => {
  const booked = await BookedTotals.begin(sources.store);
  const { serveMetrics } = await import('../metrics/metrics-server.ts');
  return serveMetrics(address, { ...sources, booked });
};
