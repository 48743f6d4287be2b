import { useEffect, useState } from 'preact/hooks';
import type { Part } from './with-parts.ts';

type Headers = { readonly headers?: unknown };

/** The version of a thing that a form changes: the one shown when the form was opened, until the person takes in a later one. */
export type Version = {
  /** The part of the request that names it. */
  readonly headers: Headers;
  readonly isRenewing: boolean;
  readonly isRenewed: boolean;
  /** Takes in the latest version as soon as the screen has loaded it. */
  renew(reload: () => void): void;
};

/**
 * Keeps the version that a screen fixes in the headers of a request. While the form is open, the screen may load a later one by itself:
 * that is not taken, because the person has not seen it.
 * @param onRenewed called when a later one is taken in.
 */
export const useVersion = (fixed: Part<unknown> | undefined, onRenewed: () => void): Version => {
  const latest = headersOf(fixed);
  const [headers, setHeaders] = useState(latest);
  const [isRenewing, setRenewing] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  const isLater = JSON.stringify(latest) !== JSON.stringify(headers);
  useEffect(() => {
    if (!isRenewing || !isLater) return;
    setHeaders(latest);
    setRenewing(false);
    setRenewed(true);
    onRenewed();
  }, [isRenewing, isLater]);
  const renew = (reload: () => void): void => {
    setRenewing(true);
    setRenewed(false);
    reload();
  };
  return { headers, isRenewing, isRenewed, renew };
};

const headersOf = (fixed: unknown): Headers =>
  typeof fixed === 'object' && fixed !== null && 'headers' in fixed ? { headers: fixed.headers } : {};
