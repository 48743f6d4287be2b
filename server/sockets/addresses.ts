import { sockets } from '../../generated/server/events.gen.ts';

export type SocketName = keyof typeof sockets;

/** The socket at an address, with its path and query parameters. */
export type SocketAddress = {
  readonly name: SocketName;
  readonly path: Readonly<Record<string, string>>;
  /** A repeated parameter becomes a list, which no parameter may be. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
};

const patterns = Object.entries(sockets).map(([name, { path }]) => ({
  name: name as SocketName,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** The socket at a request's address, if there is one. */
export const socketAt = (url: string | undefined): SocketAddress | undefined => {
  const [path = '', ...rest] = (url ?? '').split('?');
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return decoded(name, { ...found.groups }, rest.join('?'));
  }
  return undefined;
};

const decoded = (
  name: SocketName,
  groups: Readonly<Record<string, string>>,
  search: string,
): SocketAddress | undefined => {
  try {
    const path = Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));
    const given = new URLSearchParams(search);
    const query = Object.fromEntries(
      [...given.keys()].map((key) => {
        const [value = '', ...more] = given.getAll(key);
        return [key, more.length === 0 ? value : [value, ...more]];
      }),
    );
    return { name, path, query };
  } catch {
    return undefined;
  }
};
