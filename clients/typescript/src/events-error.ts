/** The platform closed a socket of events in a way that connecting again does not mend. */
export class EventsError extends Error {
  override readonly name = 'EventsError';
  /** The close code: 4401 for a token that does not count, 4403 for what is not allowed, others for a fault of this package. */
  readonly code: number;
  /** What the platform said. */
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`the events ended with ${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}
