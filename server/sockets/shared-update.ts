import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { EventSocket } from './event-client.ts';
import type { Jackpot } from './jackpot-board.ts';
import { messageKindOf } from './message-kind-of.ts';

/** A JackpotUpdate without the only thing that differs between sockets of a kind, its place among the events of one. */
export class SharedUpdate {
  readonly head: Buffer;
  readonly tail: Buffer;

  constructor({ operatorId, ticker }: Jackpot, atMs: number, socket: EventSocket) {
    const kind = socket === 'player-socket' ? messageKindOf('JackpotUpdate') : {};
    const envelope = { ...kind, source: PLATFORM_ORGANISATION, event_type: 'JackpotUpdate', operator_id: operatorId };
    // The ticker is already serialized.
    this.head = Buffer.from(`${JSON.stringify(envelope).slice(0, -1)},"seq":`);
    this.tail = Buffer.from(`,"timestamp":${atMs},"data":${ticker}}`);
  }
}
