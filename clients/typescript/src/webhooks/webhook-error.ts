/** The reason that a message was not accepted. `unsigned`: a header is missing. The last two concern the body of an authentic message. */
export type WebhookErrorCode = 'unsigned' | 'too_old' | 'too_new' | 'signature_invalid' | 'malformed' | 'unexpected';

/** A message that does not come from the platform, or not now, or that is not what it should be. Do not act on it. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
