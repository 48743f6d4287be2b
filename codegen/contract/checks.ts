/** The checks of a run, by the names under which `--without` leaves them out. */
export const CHECKS = {
  status: 'the status of every reply is declared',
  'content-type': 'the reply has a declared content type, and a body where one is declared',
  header: 'required headers are there, and declared ones fit their schema',
  body: 'the body fits its schema',
  'server-error': 'no request causes a 5xx; one that is declared, other than 500, is only noted',
  'no-reply': 'every request gets a reply in time',
  'invalid-accepted': 'a request that its schema refuses is not answered with success',
  'malformed-accepted':
    'a body that is not JSON, or missing, or of an undeclared content type, is not answered with success',
  authentication: 'without credentials, or with wrong ones, a secured operation answers 401 or 403',
  idempotency: 'a request repeated with its Idempotency-Key does nothing twice',
  link: 'a link of the spec leads to something',
  lifecycle: 'what was created can be read, and what was deleted cannot',
  method: 'HEAD answers like GET, and methods that are not declared do nothing',
} as const;

export type CheckName = keyof typeof CHECKS;

/** A breach of the contract, seen in one reply. */
export type Flaw = {
  readonly check: CheckName;
  readonly says: string;
  /** JSON pointer of what the reply breaks, `#/paths/…`. */
  readonly pointer: string;
  /** Flaws of one operation with the same key are one finding. */
  readonly key: string;
  /** The key of a lesser flaw that this one explains. */
  readonly explains?: string;
  /** Worth knowing, but no failure. */
  readonly isNote?: boolean;
};
