import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from '../base/environment.ts';

/** Files with a certificate, followed by those that issued it, and its private key, both PEM. */
export type CertificateFiles = { readonly certificateFile: string; readonly keyFile: string };

export type Certificate = { readonly cert: Buffer; readonly key: Buffer };

/** @throws ConfigError when a file cannot be read or used, or the key is that of another certificate. */
export const readCertificate = ({ certificateFile, keyFile }: CertificateFiles): Certificate => {
  const certificate = { cert: contentOf(certificateFile), key: contentOf(keyFile) };
  try {
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The certificate ${certificateFile} cannot be used with the key ${keyFile}: ${why}.`);
  }
};

/** Returns the time at which a certificate ends. */
export const expiryDate = ({ cert }: Certificate): Date => new X509Certificate(cert).validToDate;

const contentOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError(`Cannot read ${file}${why}, which the settings of TLS name.`);
  }
};
