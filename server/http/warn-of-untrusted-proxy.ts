import ipaddr from 'ipaddr.js';
import type { Logger } from '../base/log.ts';
import { isIn, type Network } from './client-address.ts';

/** Where a proxy of the operator's own may be. A header from anywhere else is made up. */
const NEAR = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/**
 * Says once in the log that a proxy stands before the platform and is not named: everyone behind it counts as one caller, so that failed
 * logins of some close it to all.
 */
export const warnOfUntrustedProxy = (
  log: Logger,
  proxies: readonly Network[],
): ((peer: string, forwardedFor: string) => void) => {
  let isSaid = false;
  return (peer, forwardedFor) => {
    if (isSaid || forwardedFor === '' || isIn(proxies, peer) || !ipaddr.isValid(peer)) return;
    if (!NEAR.includes(ipaddr.process(peer).range())) return;
    isSaid = true;
    log.warn(
      { proxy: peer },
      'a proxy that PITBOSS_TRUSTED_PROXIES does not name sends X-Forwarded-For: all its callers count as one',
    );
  };
};
