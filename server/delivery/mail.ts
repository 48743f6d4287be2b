import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { untrustedCertificate } from '../../db/engine/certificates.ts';
import { OutgoingCalls, untilAborted } from '../base/outgoing-calls.ts';

/** A mail, the same on every attempt: its text begins with a line for the subject. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** The time it was queued. */
  readonly createdAtMs: number;
};

export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 15_000;
/** All steps together. */
const MAIL_MS = 60_000;

/** Sends mail by SMTP, over TLS where the server offers it. */
export const createMail = (
  { url, from }: { readonly url: string; readonly from: string },
  calls = new OutgoingCalls(),
): SendMail => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The body is our own text: nothing in it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return async (mail) => {
    const [subject = '', ...lines] = mail.text.split('\n');
    const message = {
      ...{ from, to: mail.to, subject, text: lines.join('\n').trim() },
      messageId: `<${uniqueOf(mail)}@${host}>`,
      date: new Date(mail.createdAtMs),
      // Out-of-office replies and vacation notices leave it unanswered (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    await calls
      .within(MAIL_MS, (signal) => untilAborted(signal, transport.sendMail(message)))
      .catch((error: unknown) => {
        throw new Error(reasonOf(error));
      });
  };
};

/**
 * A name that no other mail has: ids alone are counted by each platform, and several may send from one domain. An attempt repeats it, so that
 * a mail server or a mailbox that gets the mail twice can keep one. The text is not part of it, since it may hold a one-time password.
 */
const uniqueOf = ({ id, to, createdAtMs }: Mail): string =>
  createHash('sha256')
    .update(JSON.stringify([id, to, createdAtMs]))
    .digest('hex')
    .slice(0, 32);

/** The reason a mail was not sent, without the server's message, which may repeat the content. */
const reasonOf = (error: unknown): string => {
  const { responseCode, code, originalCode } = Object(error) as Readonly<Record<string, unknown>>;
  if (originalCode === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate of the mail server is for another name. Put the name that it is for into PITBOSS_SMTP_URL.';
  const untrusted = untrustedCertificate(error);
  if (untrusted !== undefined)
    return `The certificate of the mail server is not trusted (${untrusted}). Renew it, or name a file with the certificate of its CA, or with itself if it is self-signed, in NODE_EXTRA_CA_CERTS.`;
  return typeof responseCode === 'number'
    ? `The mail server answered ${responseCode}.`
    : `The mail server cannot be used${typeof code === 'string' ? ` (${code})` : ''}.`;
};
