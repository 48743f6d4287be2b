import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingCalls, whileAllowed } from '../base/outgoing-calls.ts';

/** A request to an address that somebody outside of the platform chose. */
export type OutgoingRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For all of it: resolving the name, connecting, sending and reading. */
  readonly timeoutMs: number;
  /** A longer reply is broken off and counts as none. 0: the status is all that counts, and nothing behind it is read. */
  readonly replyBytesMax: number;
};

export type OutgoingReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

export type Send = (request: OutgoingRequest) => Promise<OutgoingReply>;

/** The address is not one that the platform calls for others. */
export class AddressRefused extends Error {}

/** The addresses of a host name. */
type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveSystem: Resolve = (host) => lookup(host, { all: true });

/**
 * Sends requests to public addresses alone. The address is checked after its name was resolved, and connected to as it was checked, so that
 * a name which answers differently the second time gains nothing. A redirect is an answer and is not followed: it would need a check of its
 * own, and a receiver can register the address that it really has.
 *
 * @param allowedHosts `host` or `host:port` that the platform's own configuration names: these may be private, and plain http.
 * @param calls ends what is under way when the platform stops.
 */
export const guardedSend =
  (allowedHosts: readonly string[], resolve: Resolve = resolveSystem, calls = new OutgoingCalls()): Send =>
  (request) =>
    calls.within(request.timeoutMs, (signal) => sendGuarded(request, signal, allowedHosts, resolve));

const sendGuarded = async (
  request: OutgoingRequest,
  signal: AbortSignal,
  allowedHosts: readonly string[],
  resolve: Resolve,
): Promise<OutgoingReply> => {
  const url = new URL(request.url);
  const isAllowed = isListed(allowedHosts, url);
  if (!isAllowed && url.protocol !== 'https:') throw new AddressRefused('The address is not https.');
  const host = hostOf(url);
  const addresses =
    isIP(host) === 0 ? await whileAllowed(signal, resolve(host)) : [{ address: host, family: isIP(host) }];
  const [first] = addresses;
  if (first === undefined) throw new AddressRefused('The host has no address.');
  if (!isAllowed && !addresses.every(({ address }) => isPublic(address)))
    throw new AddressRefused('The host has an address that is not public.');
  return exchange(url, request, signal, (_host, options, done) => {
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  });
};

/** Whether an address may be registered to be called later; what its name leads to is checked at every call. */
export const isCallable =
  (allowedHosts: readonly string[]) =>
  (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (isListed(allowedHosts, url)) return true;
    const host = hostOf(url);
    return url.protocol === 'https:' && (isIP(host) === 0 ? !LOCAL_NAME.test(host) : isPublic(host));
  };

/** Names that lead into the network that they are used in. */
const LOCAL_NAME = /(^|\.)localhost\.?$|\.(local|internal)\.?$/;

const isListed = (allowedHosts: readonly string[], { host, hostname }: URL): boolean =>
  allowedHosts.includes(host) || allowedHosts.includes(hostname);

/** IPv6 addresses stand in brackets in a URL. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Loopback, private, link-local, carrier and every other special range are not for the requests of others. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const exchange = (
  url: URL,
  request: OutgoingRequest,
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
