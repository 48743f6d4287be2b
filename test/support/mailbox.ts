import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that records mails. */
export type Mailbox = {
  readonly url: string;
  /** The mails so far, refused ones too: headers and text. */
  readonly mails: readonly string[];
  /** True if it refuses the next mails, with a reply that quotes them. */
  refuses: boolean;
  stop(): Promise<void>;
};

export const startMailbox = async (): Promise<Mailbox> => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'pitboss' }),
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        mails.push(text);
        done(mailbox.refuses ? new Error(`I do not take ${text.replaceAll(/\s+/g, ' ')}`) : undefined);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuses: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
};
