import type { WalletProxy } from './wallet-proxy.ts';

const ATTEMPT = 'x-attempt';

/**
 * Lets the calls that a proxy leaves without an answer time out at once, and no others, however slow the machine is. It stands before the
 * `fetch` of this process, so the platform has to run in it. Answers how to end it.
 */
export const timeOutWhereItHangs = (proxy: WalletProxy): (() => void) => {
  const real = globalThis.fetch;
  const waiting = new Map<string, AbortController>();
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(proxy.url)) return real(input, init);
    const attempt = String(waiting.size);
    const controller = new AbortController();
    waiting.set(attempt, controller);
    const headers = new Headers(init?.headers);
    headers.set(ATTEMPT, attempt);
    return real(input, { ...init, headers, signal: controller.signal });
  };
  proxy.hung = (headers) =>
    waiting.get(String(headers[ATTEMPT]))?.abort(new DOMException('The test lets it time out.', 'TimeoutError'));
  return () => {
    globalThis.fetch = real;
  };
};
