import ipaddr from 'ipaddr.js';
import type { Logger } from '../base/log.ts';
import { isIn, type Network } from './client-address.ts';

/** Ranges where the operator's own proxy may be. From anywhere else the header is probably forged. */
const NEAR = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/**
 * Warns once when a proxy that is not configured as trusted forwards requests: everyone behind it counts as one caller, so the failed
 * logins of a few lock out all of them.
 */
export const warnOfUntrustedProxy = (
  log: Logger,
  proxies: readonly Network[],
): ((peer: string, forwardedFor: string) => void) => {
  let hasWarned = false;
  return (peer, forwardedFor) => {
    if (hasWarned || forwardedFor === '' || isIn(proxies, peer) || !ipaddr.isValid(peer)) return;
    if (!NEAR.includes(ipaddr.process(peer).range())) return;
    hasWarned = true;
    log.warn(
      { proxy: peer },
      'X-Forwarded-For comes from a proxy that PITBOSS_TRUSTED_PROXIES does not list: all its callers count as one',
    );
  };
};
