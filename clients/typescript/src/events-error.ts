/** The platform closed an event socket for a reason that reconnecting does not fix. */
export class EventsError extends Error {
  override readonly name = 'EventsError';
  /** The close code: 4401 for an invalid token, 4403 for missing permission, others for a bug in this package. */
  readonly code: number;
  /** The reason that the platform gave. */
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`the events ended with ${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}
