import { untrustedCertificate } from '../../db/engine/certificates.ts';
import { DatabaseUnfit } from '../../db/engine/postgres/postgres-session.ts';
import { shownDatabase } from '../settings/kinds.ts';

/** A database cannot be reached, or refuses its user. The message says why, and what to do, without a password. */
export class DatabaseUnusable extends Error {
  /** The words of the database or the system. */
  readonly why: string;

  /** @param named what names the database, for a person. */
  constructor(url: string, error: unknown, named = 'PITBOSS_DATABASE') {
    // Of several addresses, each has its own error.
    const [first = error] = error instanceof AggregateError ? error.errors : [];
    const why = first instanceof Error ? first.message : String(first);
    super(sentenceOn(first, why, url, named));
    this.why = why;
  }
}

/** As pg says it when there is no password at all, by the method that the server asks for. */
const NO_PASSWORD = /client password must be a (?:non-empty )?string|fe_sendauth|no password supplied/;

const sentenceOn = (error: unknown, why: string, url: string, named: string): string => {
  const where = shownDatabase(url) ?? 'the database';
  if (error instanceof DatabaseUnfit) return `Cannot use ${where}. ${why}`;
  const untrusted = untrustedCertificate(error);
  if (untrusted !== undefined)
    return `Cannot use ${where}. Its certificate is not trusted (${untrusted}). Name a file with the certificate of its CA, or with itself if it is self-signed, in ${named}: sslmode=verify-full&sslrootcert=/path/to/ca.pem`;
  if (NO_PASSWORD.test(why)) return `Cannot use ${where}. The database asks for a password. Put it into ${named}.`;
  if (/^permission denied for schema/.test(why))
    return `Cannot use ${where} (${why}). Make the user its owner: ${alterOwner(where)}`;
  return `Cannot use ${where} (${why}). Check ${named}, the database and its user.`;
};

const alterOwner = (where: string): string => {
  const [, user = '…', database = '…'] = /^postgres:\/\/(?:([^@]*)@)?[^/]*\/([^?]*)/.exec(where) ?? [];
  return `alter database "${decodeURIComponent(database)}" owner to "${decodeURIComponent(user)}"`;
};
