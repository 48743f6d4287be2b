import { useEffect, useState } from 'preact/hooks';
import { refreshed } from './live.ts';

/** Loaded data. It stays while it is loaded again. */
export type LoadedData<Data> = {
  readonly data: Data | undefined;
  readonly fault: unknown;
  readonly isLoading: boolean;
  /** Loads it again, for example after a change. */
  again(): void;
};

/**
 * Loads what a screen shows.
 * @param key names it: another key is another load, and the old data goes.
 * @param everyMs loads it again that often while the page is looked at.
 */
export const useLoad = <Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { everyMs }: { readonly everyMs?: number | undefined } = {},
): LoadedData<Data> => {
  const [state, setState] = useState<{ key: string; data?: Data; fault?: unknown; isLoading: boolean }>({
    key,
    isLoading: true,
  });
  const [times, setTimes] = useState(0);
  const again = (): void => setTimes((count) => count + 1);
  // A connection that was lost and is back: what was shown may be old.
  const reconnections = refreshed.value;
  useEffect(() => {
    const aborting = new AbortController();
    setState((last) => (last.key === key ? { ...last, isLoading: true } : { key, isLoading: true }));
    load(aborting.signal).then(
      (data) => setState({ key, data, isLoading: false }),
      (fault: unknown) => {
        if (!aborting.signal.aborted)
          setState((last) => ({ ...(last.key === key ? last : { key }), fault, isLoading: false }));
      },
    );
    return () => aborting.abort();
  }, [key, times, reconnections]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : undefined,
    fault: isCurrent ? state.fault : undefined,
    isLoading: state.isLoading || !isCurrent,
    again,
  };
};
