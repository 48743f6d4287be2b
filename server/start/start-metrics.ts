import type { Store } from '../../db/engine/store.ts';
import { BookedTotals } from '../metrics/booked-totals.ts';
import type { FigureSources } from '../metrics/figures.ts';
import type { MetricsServer } from '../metrics/metrics-server.ts';
import { StoreSize } from '../metrics/store-size.ts';
import { StoredFigures } from '../metrics/stored-figures.ts';

/**
 * Begins to count what is booked, and serves metrics. Their server is loaded only here: a platform without metrics starts without it.
 * @param sources with the file of the store, if it is one.
 */
export const startMetrics = async (
  address: { readonly host: string; readonly port: number },
  {
    file,
    store,
    ...sources
  }: Omit<FigureSources, 'stored' | 'storeSize'> & { readonly store: Store; readonly file: string },
): Promise<MetricsServer> => {
  const booked = await BookedTotals.begin(store);
  const { serveMetrics } = await import('../metrics/metrics-server.ts');
  const storeSize = new StoreSize(file, store.shared, sources.failed);
  const stored = new StoredFigures(store, booked, sources.failed);
  return serveMetrics(address, { ...sources, store, stored, storeSize });
};
