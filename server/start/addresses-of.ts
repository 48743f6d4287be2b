import type { Config } from '../settings/config.ts';
import type { ServedPeople } from './serve-people.ts';

/** The addresses of the platform, in words or as URLs. */
export const addressesOf = ({ host, unixSocket, certificateFiles }: Config, port: number, people: ServedPeople) => {
  if (unixSocket !== undefined) return { url: `unix:${unixSocket.path}`, docsUrl: undefined, consoleUrl: undefined };
  const scheme = certificateFiles === undefined ? 'http' : 'https';
  const url = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    url,
    docsUrl: people.docs ? `${url}/docs` : undefined,
    consoleUrl: people.console ? `${url}/console` : undefined,
  };
};
