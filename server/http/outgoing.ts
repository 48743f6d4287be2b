import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingCalls, untilAborted } from '../base/outgoing-calls.ts';

/**
 * Ports of mail, shells, databases and other servers that answer no webhook. A request to one would reach a server that takes parts of it
 * for its commands. Browsers refuse many of them too (Fetch Standard, "bad port").
 */
const REFUSED: ReadonlySet<number> = new Set([
  // Mail.
  ...[25, 109, 110, 143, 465, 587, 993, 995, 2525, 4190],
  // Shells, screens and files.
  ...[
    20, 21, 22, 23, 69, 111, 115, 135, 137, 138, 139, 445, 512, 513, 514, 515, 548, 873, 989, 990, 2049, 3389, 5900,
    5985, 5986, 6000,
  ],
  // Names, directories, time and what is older than the web.
  ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 37, 42, 43, 53, 79, 88, 113, 119, 123, 161, 162, 179, 389, 563, 636],
  // Databases and caches.
  ...[1433, 1434, 1521, 3050, 3306, 5432, 5433, 5984, 6379, 6380, 6432, 7687, 9042, 9160, 9200, 9300, 11211],
  ...[27017, 27018, 27019, 28015],
  // Queues and the servers of clusters.
  ...[1883, 2181, 2375, 2376, 2379, 2380, 4222, 5671, 5672, 9092, 10250],
  // Calls and chats.
  ...[1719, 1720, 1723, 5060, 5061, 6665, 6666, 6667, 6668, 6669, 6697],
]);

/** Reports whether the platform refuses to register an address with this port. A URL has none where it is that of its scheme. */
export const isRefusedPort = (port: string): boolean => port !== '' && REFUSED.has(Number(port));

/** A request to an address that a user chose. */
export type OutboundRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Covers name resolution, connecting, sending and reading. */
  readonly timeoutMs: number;
  /** A longer reply is aborted and fails. 0: only the status matters, and the body is not read. */
  readonly replyBytesMax: number;
};

export type OutgoingReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

export type SendOutgoing = (request: OutboundRequest) => Promise<OutgoingReply>;

/** The platform does not call this address for others. */
export class AddressRefused extends Error {}

/** Resolves a host name to its addresses. */
type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveSystem: Resolve = (host) => lookup(host, { all: true });

/**
 * Sends requests to public addresses only. The connection goes to the very address that was checked, so a name that resolves differently
 * the second time gains nothing. Redirects are not followed: each would need its own check, and a receiver can register its real address.
 *
 * @param allowedHosts `host` or `host:port` from the platform's configuration: these may be private and plain http.
 * @param calls aborts requests when the platform stops.
 */
export const guardedSend =
  (allowedHosts: readonly string[], resolve: Resolve = resolveSystem, calls = new OutgoingCalls()): SendOutgoing =>
  (request) =>
    calls.traced(`${request.method} ${URL.parse(request.url)?.host}`, request.timeoutMs, (signal) => {
      const headers = { ...request.headers, ...calls.traceHeaders };
      return sendGuarded({ ...request, headers }, signal, allowedHosts, resolve);
    });

const sendGuarded = async (
  request: OutboundRequest,
  signal: AbortSignal,
  allowedHosts: readonly string[],
  resolve: Resolve,
): Promise<OutgoingReply> => {
  const url = new URL(request.url);
  const isAllowed = isListed(allowedHosts, url);
  if (!isAllowed && url.protocol !== 'https:') throw new AddressRefused('The address must be https.');
  const host = hostOf(url);
  const addresses =
    isIP(host) === 0 ? await untilAborted(signal, resolve(host)) : [{ address: host, family: isIP(host) }];
  const [first] = addresses;
  if (first === undefined) throw new AddressRefused('The host has no address.');
  if (!isAllowed && !addresses.every(({ address }) => isPublic(address)))
    throw new AddressRefused('The host resolves to an address that is not public.');
  return exchange(url, request, signal, (_host, options, done) => {
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  });
};

/**
 * Reports whether an address may be registered for later calls. The name is resolved and checked at every call, its port is not: an address
 * that an earlier version accepted goes on.
 */
export const isCallable =
  (allowedHosts: readonly string[]) =>
  (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (hasRefusedPort(allowedHosts, url)) return false;
    if (isListed(allowedHosts, url)) return true;
    const host = hostOf(url);
    return url.protocol === 'https:' && (isIP(host) === 0 ? !LOCAL_NAME.test(host) : isPublic(host));
  };

/** Reports whether an address has a port of servers other than web servers. Only a list that names that port allows it. */
export const hasRefusedPort = (allowedHosts: readonly string[], { host, port }: URL): boolean =>
  isRefusedPort(port) && !allowedHosts.includes(host);

/** Names that resolve to the local machine or network. */
const LOCAL_NAME = /(^|\.)localhost\.?$|\.(local|internal)\.?$/;

const isListed = (allowedHosts: readonly string[], { host, hostname }: URL): boolean =>
  allowedHosts.includes(host) || allowedHosts.includes(hostname);

/** URLs put IPv6 addresses in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * False for loopback, private, link-local, carrier-grade NAT and all other special ranges, and for an IPv6 address that leads to an IPv4 address
 * inside it: `::127.0.0.1`, NAT64, 6to4, Teredo and ISATAP. Only 2000::/3 is assigned to the public.
 */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  const [first = 0, , , , interfaceHigh = 0, interfaceLow] = parsed.parts;
  const isIsatap = (interfaceHigh & 0xfdff) === 0 && interfaceLow === 0x5efe;
  return first >>> 13 === 1 && !isIsatap;
};

const exchange = (
  url: URL,
  request: OutboundRequest,
  signal: AbortSignal,
  connectTo: LookupFunction,
): Promise<OutgoingReply> =>
  new Promise((resolve, reject) => {
    const { method, headers, body, replyBytesMax } = request;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const open = url.protocol === 'https:' ? secure : plain;
    const sent = open(
      url,
      {
        method,
        headers: { ...length, ...headers },
        lookup: connectTo,
        agent: false,
        signal,
      },
      (reply) => {
        if (replyBytesMax === 0) {
          resolve({ status: reply.statusCode ?? 0, headers: headersOf(reply), text: '' });
          reply.destroy();
          return;
        }
        readAtMost(reply, replyBytesMax).then(
          (text) => resolve({ status: reply.statusCode ?? 0, headers: headersOf(reply), text }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const readAtMost = async (reply: IncomingMessage, bytesMax: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply) {
    size += chunk.length;
    if (size > bytesMax) throw new Error(`The reply is longer than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const headersOf = (reply: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]));
