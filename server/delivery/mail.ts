import { createTransport } from 'nodemailer';
import { OutgoingCalls, untilAborted } from '../base/outgoing-calls.ts';

/** Sends one mail: its id, the recipient and the text, whose first line is the subject. */
export type SendMail = (id: string, to: string, text: string) => Promise<void>;

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
  return async (id, to, text) => {
    const [subject = '', ...lines] = text.split('\n');
    const message = { from, to, subject, text: lines.join('\n').trim(), messageId: `<${id}@${host}>` };
    await calls
      .within(MAIL_MS, (signal) => untilAborted(signal, transport.sendMail(message)))
      .catch((error: unknown) => {
        throw new Error(reasonOf(error));
      });
  };
};

/** Why a mail was not sent, without the server's message, which may repeat the content. */
const reasonOf = (error: unknown): string => {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number'
    ? `The mail server answered ${responseCode}.`
    : `The mail server cannot be used${typeof code === 'string' ? ` (${code})` : ''}.`;
};
