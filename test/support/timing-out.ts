import type { WalletProxy } from './wallet-proxy.ts';

const ATTEMPT = 'x-attempt';

/**
 * Times out at once those calls that a proxy leaves without a reply, and no others, however slow the machine is. It replaces `fetch` in
 * this process, so the platform must run here. Returns how to undo it.
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
