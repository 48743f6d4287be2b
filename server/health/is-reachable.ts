import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;

/** Whether something accepts connections at the host and port of a URL. Sends nothing. */
export const isReachable = (url: string, timeoutMs = TIMEOUT_MS): Promise<boolean> => {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: timeoutMs,
    });
    const end = (isReached: boolean): void => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
};
