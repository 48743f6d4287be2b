import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingCalls, untilAborted } from '../base/outgoing-calls.ts';

/** A request to an address that a user chose. */
export type OutgoingRequest = {
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

export type Send = (request: OutgoingRequest) => Promise<OutgoingReply>;

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
  (allowedHosts: readonly string[], resolve: Resolve = resolveSystem, calls = new OutgoingCalls()): Send =>
  (request) =>
    calls.traced(`${request.method} ${URL.parse(request.url)?.host}`, request.timeoutMs, (signal) => {
      const headers = { ...request.headers, ...calls.traceHeaders };
      return sendGuarded({ ...request, headers }, signal, allowedHosts, resolve);
    });

const sendGuarded = async (
  request: OutgoingRequest,
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

/** Whether an address may be registered for later calls. What its name resolves to is checked at every call. */
export const isCallable =
  (allowedHosts: readonly string[]) =>
  (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (isListed(allowedHosts, url)) return true;
    const host = hostOf(url);
    return url.protocol === 'https:' && (isIP(host) === 0 ? !LOCAL_NAME.test(host) : isPublic(host));
  };

/** Names that resolve to the local machine or network. */
const LOCAL_NAME = /(^|\.)localhost\.?$|\.(local|internal)\.?$/;

const isListed = (allowedHosts: readonly string[], { host, hostname }: URL): boolean =>
  allowedHosts.includes(host) || allowedHosts.includes(hostname);

/** URLs put IPv6 addresses in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** False for loopback, private, link-local, carrier-grade NAT and all other special ranges. */
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
