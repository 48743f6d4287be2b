import { AddressRefused, hasRefusedPort, type SendOutgoing } from '../../server/http/outgoing.ts';
import type { ClockWitness } from './check-clock.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

/** Addresses of one kind that the platform calls. */
export type Called = { readonly kind: string; readonly addresses: readonly string[] };

export type Reached = { readonly findings: readonly DoctorFinding[]; readonly witnesses: readonly ClockWitness[] };

const TIMEOUT_MS = 5_000;
const AT_ONCE = 8;
/** An operator may have hundreds: the first ones show whether the way out works. */
const ADDRESSES_MAX = 100;

/**
 * Sends a HEAD request, which asks for nothing and delivers nothing, the way that deliveries go. Any status will do.
 *
 * @param allowedHosts `host` or `host:port` from the configuration.
 */
export const checkCalls = async (
  called: readonly Called[],
  send: SendOutgoing,
  allowedHosts: readonly string[] = [],
): Promise<Reached> => {
  const all = called.flatMap(({ kind, addresses }) => addresses.map((address) => ({ kind, address })));
  const asked = all.slice(0, ADDRESSES_MAX);
  const waiting = [...asked];
  const findings: DoctorFinding[] = all
    .filter(({ address }) => hasRefusedPort(allowedHosts, new URL(address)))
    .map(({ kind, address }) =>
      found(
        'port_refused',
        `An address of ${kind}, ${new URL(address).origin}, has a port of other servers than those of the web.`,
      ),
    );
  const witnesses: ClockWitness[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { finding, witness } = await reach(next.kind, next.address, send);
      if (finding !== undefined) findings.push(finding);
      if (witness !== undefined) witnesses.push(witness);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (findings.length > 0) return { findings, witnesses };
  const counts = called.map(({ kind, addresses }) => `${addresses.length} ${kind}`).join(', ');
  const cut = asked.length < all.length ? ` (the first ${ADDRESSES_MAX} were tried)` : '';
  return { findings: [fine('calls', `Everything that is registered was reached: ${counts}${cut}.`)], witnesses };
};

const reach = async (
  kind: string,
  address: string,
  send: SendOutgoing,
): Promise<{ readonly finding?: DoctorFinding; readonly witness?: ClockWitness }> => {
  const askedAtMs = Date.now();
  // Its path and query may be secrets.
  const { origin, host } = new URL(address);
  try {
    const { headers } = await send({
      method: 'HEAD',
      url: address,
      headers: {},
      timeoutMs: TIMEOUT_MS,
      replyBytesMax: 0,
    });
    const { date } = headers;
    return date === undefined ? {} : { witness: { name: host, date, askedAtMs, answeredAtMs: Date.now() } };
  } catch (error) {
    const named = `An address of ${kind}, ${origin},`;
    if (error instanceof AddressRefused)
      return { finding: found('address_refused', `${named} is not called: ${error.message}`) };
    return { finding: found('address_unreachable', `${named} cannot be reached (${reasonOf(error)}).`) };
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.replace(/\.$/, '');
};
