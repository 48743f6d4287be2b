import { createServer } from 'node:net';
import { askHealth } from '../../server/health/ask-health.ts';
import { requireUnixSocket } from '../../server/http/unix-socket.ts';
import type { Config } from '../../server/settings/config.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

type Listening = Pick<Config, 'host' | 'port' | 'unixSocket' | 'certificateFiles'>;

/** Listens for a moment; the code of the system's refusal, if any. */
const tryPort = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/**
 * @param isHeld whether a platform uses the data folder at the moment; undefined where the store is in a database, which no folder shows.
 * @param listen listens for a moment; the code of the system's refusal, if any.
 */
export const checkPort = async (
  config: Listening,
  isHeld: boolean | undefined,
  listen = tryPort,
): Promise<DoctorFinding[]> => {
  const { host, port, unixSocket } = config;
  const where = unixSocket?.path ?? `${host}:${port}`;
  const answers = (unixSocket !== undefined || port !== 0) && (await isPlatform(config));
  if (isHeld === undefined && answers) return [fine('port', `A platform answers at ${where}.`)];
  if (isHeld && answers) return [fine('port', `The platform that uses the data folder answers at ${where}.`)];
  if (isHeld) return [found('platform_silent', `A process uses the data folder, but no platform answers at ${where}.`)];
  const code = unixSocket === undefined ? await listen(host, port) : await trySocket(unixSocket);
  if (code === undefined) return [fine('port', `${where} is free.`)];
  if (unixSocket !== undefined) return [found('socket_unusable', code)];
  if (code === 'EADDRINUSE')
    return [
      found(
        'port_taken',
        `${answers ? 'A platform with another data folder' : 'Another program'} listens on ${where}.`,
      ),
    ];
  if (code === 'EACCES') return [found('port_forbidden', `This user may not listen on ${where}.`)];
  return [found('address_unusable', `Nothing can listen on ${where} (${code}).`)];
};

const trySocket = async (socket: NonNullable<Config['unixSocket']>): Promise<string | undefined> => {
  try {
    await requireUnixSocket(socket);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const TIMEOUT_MS = 2_000;

/** Reports whether a platform answers where one should listen, with any certificate. */
const isPlatform = async (config: Listening): Promise<boolean> => {
  try {
    const { status, text } = await askHealth(
      { ...config, isSecure: config.certificateFiles !== undefined },
      TIMEOUT_MS,
    );
    return status === 200 && /^\{"status":\s*"ok"/.test(text);
  } catch {
    return false;
  }
};
