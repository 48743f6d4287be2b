import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import * as assert from 'uvu/assert';
import { createMail } from '../../../server/delivery/mail.ts';
import { CERTIFICATES } from '../../support/certificates.ts';
import { suite } from '../../support/suite.ts';

const MAIL = { id: 'm-1', to: 'ann@northstar.example', text: 'Your code\n\n123456', createdAtMs: 0 };

suite('server/delivery/mail', (test) => {
  test('a mail server whose certificate is not trusted is named as such, with the way to trust it, and gets no mail', async () => {
    let mails = 0;
    const server = new SMTPServer({
      ...{ authOptional: true, ...CERTIFICATES.one },
      onData: (stream, _session, done) => {
        mails += 1;
        stream.on('end', () => done()).resume();
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    try {
      const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      const why = await createMail({ url, from: 'pitboss@northstar.example' })(MAIL).then(
        () => 'it was sent',
        (error: unknown) => (error instanceof Error ? error.message : error),
      );
      assert.is(
        why,
        'The certificate of the mail server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Renew it, or name a file with the certificate of its CA, or with itself if it is self-signed, in NODE_EXTRA_CA_CERTS.',
      );
      assert.is(mails, 0);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});
