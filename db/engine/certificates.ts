import { getCACertificates } from 'node:tls';

/** Codes of a certificate that is not trusted, as Node says them. */
const CODE = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)$/;

/** The code of an error, or of what caused it, if it is about a certificate that is not trusted. */
export const untrustedCertificate = (error: unknown): string | undefined => {
  const { code, originalCode, cause } = Object(error) as Readonly<Record<string, unknown>>;
  // nodemailer puts its own code before that of TLS.
  const found = [originalCode, code].find((each) => typeof each === 'string' && CODE.test(each));
  if (found !== undefined) return String(found);
  return cause === undefined ? undefined : untrustedCertificate(cause);
};

/**
 * The address of a database for pg, which takes `sslrootcert=system` for a file: as in psql, the certificates of the operating system are
 * trusted, and the name is verified.
 */
export const trustingSystem = (
  url: string,
): { readonly connectionString: string; readonly ssl?: { readonly ca: string[] } } => {
  const [address = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.get('sslrootcert') !== 'system') return { connectionString: url };
  // pg would set its own by them.
  for (const name of ['sslrootcert', 'sslmode', 'uselibpqcompat']) parameters.delete(name);
  const connectionString = parameters.size === 0 ? address : `${address}?${parameters}`;
  return { connectionString, ssl: { ca: getCACertificates('system') } };
};
