// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/** The server closed the connection for a reason that reconnecting does not fix. */
export class EventsError extends Error {
  override readonly name = 'EventsError';
  /** The close code. */
  readonly code: number;
  /** The reason that the server gave. */
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`the events ended with ${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}
