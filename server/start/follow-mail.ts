import { readFileSync } from 'node:fs';
import type { FollowedFiles } from '../base/followed-files.ts';
import type { OutgoingCalls } from '../base/outgoing-calls.ts';
import { createMail, type SendMail } from '../delivery/mail.ts';
import type { Config } from '../settings/config.ts';
import { readAs } from '../settings/kind.ts';
import { smtpUrl } from '../settings/kinds.ts';

/** Sends mail as the settings say now: the address may hold a password, which may change. */
export const followMail = (
  { url, from, urlFile }: NonNullable<Config['smtp']>,
  files: FollowedFiles,
  calls: OutgoingCalls,
): SendMail => {
  if (urlFile === undefined) return createMail({ url, from }, calls);
  const current = files.follow('the address of the mail server', [urlFile], () =>
    createMail({ url: readAs(smtpUrl, urlFile, readFileSync(urlFile, 'utf8').trim(), true), from }, calls),
  );
  return (mail) => current()(mail);
};
