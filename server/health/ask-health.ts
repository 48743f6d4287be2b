import type { X509Certificate } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { TLSSocket } from 'node:tls';

/** Where a platform listens, as its settings say. */
export type ListeningPlace = {
  readonly host: string;
  readonly port: number;
  readonly unixSocket?: { readonly path: string } | undefined;
  readonly isSecure: boolean;
};

export type HealthAnswer = { readonly status: number; readonly text: string };

/** Addresses to listen on, and where to reach what does. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const REPLY_BYTES_MAX = 1024;

/** The address to ask, for people. */
export const shownAddress = ({ host, port, unixSocket, isSecure }: ListeningPlace): string => {
  if (unixSocket !== undefined) return `unix:${unixSocket.path}`;
  const reached = ANY[host] ?? host;
  return `http${isSecure ? 's' : ''}://${reached.includes(':') ? `[${reached}]` : reached}:${port}/healthz`;
};

/**
 * Asks a platform of this machine whether it is alive. Its certificate is hardly that of the address, so `judge` decides about it.
 * @param judge throws for a certificate that is not the platform's.
 * @throws the system's error, or that of `judge`.
 */
export const askHealth = (
  { host, port, unixSocket, isSecure }: ListeningPlace,
  timeoutMs: number,
  judge: (certificate: X509Certificate | undefined) => void = () => {},
): Promise<HealthAnswer> =>
  new Promise((resolve, reject) => {
    const where = unixSocket === undefined ? { host: ANY[host] ?? host, port } : { socketPath: unixSocket.path };
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (isSecure ? secure : plain)(
      { ...where, path: '/healthz', signal, rejectUnauthorized: false, agent: false },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (text.length > REPLY_BYTES_MAX) request.destroy(new Error('the reply is too long'));
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
        reply.on('error', reject);
      },
    );
    request.on('socket', (socket) =>
      socket.once('secureConnect', () => {
        try {
          judge(socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined);
        } catch (error) {
          request.destroy(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    );
    request.on('error', (error) => reject(signal.aborted ? new Error(`no reply in ${timeoutMs / 1000} s`) : error));
    request.end();
  });
