import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Jackpot } from './jackpot-board.ts';

/** A JackpotUpdate without the only thing that differs between sockets, its place among the events of one. */
export class SharedUpdate {
  readonly head: Buffer;
  readonly tail: Buffer;

  constructor({ operatorId, ticker }: Jackpot, atMs: number) {
    const envelope = { source: PLATFORM_ORGANISATION, event_type: 'JackpotUpdate', operator_id: operatorId };
    // The ticker is already serialized.
    this.head = Buffer.from(`${JSON.stringify(envelope).slice(0, -1)},"seq":`);
    this.tail = Buffer.from(`,"timestamp":${atMs},"data":${ticker}}`);
  }
}
