import { BookedTotals } from '../metrics/booked-totals.ts';
import type { FigureSources } from '../metrics/figures.ts';
import type { MetricsServer } from '../metrics/metrics-server.ts';
import { StoreSize } from '../metrics/store-size.ts';

/**
 * Begins to count what is booked, and serves metrics. Their server is loaded only here: a platform without metrics starts without it.
 * @param sources with the file of the store, if it is one.
 */
export const startMetrics = async (
  address: { readonly host: string; readonly port: number },
  { file, ...sources }: Omit<FigureSources, 'booked' | 'storeSize'> & { readonly file: string },
): Promise<MetricsServer> => {
  const booked = await BookedTotals.begin(sources.store);
  const { serveMetrics } = await import('../metrics/metrics-server.ts');
  const storeSize = new StoreSize(file, sources.store.shared, sources.failed);
  return serveMetrics(address, { ...sources, booked, storeSize });
};
