import { statSync } from 'node:fs';
import { ConfigError } from '../../server/base/environment.ts';
import { expiryDate, readCertificate } from '../../server/http/certificate.ts';
import { isIn } from '../../server/http/client-address.ts';
import type { Config } from '../../server/settings/config.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

type Front = Pick<Config, 'host' | 'unixSocket' | 'certificateFiles' | 'trustedProxies'>;

const DAY_MS = 86_400_000;
/** Certificates that are renewed automatically are renewed earlier. */
const SOON_MS = 14 * DAY_MS;

const LOOPBACK = /^(127\.|::1$|localhost$)/;

export const checkTls = ({ host, unixSocket, certificateFiles }: Front, nowMs: number): DoctorFinding[] => {
  if (certificateFiles === undefined)
    return unixSocket !== undefined || LOOPBACK.test(host)
      ? [fine('tls', 'Only this machine can connect, without TLS.')]
      : [found('plain_exposed', `The platform listens on ${host} without TLS: passwords and tokens travel in clear.`)];
  const { certificateFile, keyFile } = certificateFiles;
  try {
    const endsAt = expiryDate(readCertificate(certificateFiles));
    const day = endsAt.toISOString().slice(0, 10);
    const leftMs = endsAt.getTime() - nowMs;
    const open =
      (statSync(keyFile).mode & 0o077) === 0 ? [] : [found('tls_key_open', `Other users can read ${keyFile}.`)];
    if (leftMs <= 0) return [...open, found('certificate_ended', `${certificateFile} ended on ${day}.`)];
    if (leftMs < SOON_MS) return [...open, found('certificate_ends_soon', `${certificateFile} ends on ${day}.`)];
    return open.length > 0 ? open : [fine('tls', `${certificateFile} is valid until ${day}.`)];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [found('certificate_unusable', error.message)];
  }
};

/** Public addresses that no list of proxies has by accident. */
const ANYBODY = ['8.8.8.8', '203.0.113.1', '2001:4860:4860::8888'];

export const checkProxy = ({ host, unixSocket, certificateFiles, trustedProxies }: Front): DoctorFinding[] => {
  const count = trustedProxies.length;
  if (ANYBODY.filter((address) => isIn(trustedProxies, address)).length > 0)
    return [found('proxy_trusts_all', 'PITBOSS_TRUSTED_PROXIES has networks from which any caller may come.')];
  if (unixSocket !== undefined) return [fine('proxy', 'Programs that may open the socket are trusted as proxies.')];
  if (count === 0 && certificateFiles === undefined && LOOPBACK.test(host))
    return [found('proxy_missing', `The platform listens on ${host} and trusts no proxy.`)];
  return [fine('proxy', count === 0 ? 'Callers connect directly.' : `${count} trusted.`)];
};
