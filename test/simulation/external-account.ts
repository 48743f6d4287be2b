import type { OutboundRequest, OutgoingReply } from '../../server/http/outgoing.ts';
import type { Chance } from './chance.ts';
import type { Delivered } from './evidence.ts';

/** The external receiver of diversions: it keeps its own books and does not always answer. */
export class ExternalAccount {
  readonly delivered: Delivered[] = [];
  readonly #chance: Chance;
  /** At the end every message is acknowledged. */
  isCalm = false;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  readonly send = async ({ headers, body = '' }: OutboundRequest): Promise<OutgoingReply> => {
    const told = this.isCalm
      ? 'done'
      : this.#chance.weighed([
          [80, 'done'],
          [10, 'refused'],
          [10, 'uncertain'],
        ] as const);
    await new Promise((resolve) => setImmediate(resolve));
    this.delivered.push({ id: headers['webhook-id'] ?? '', body, told });
    if (told === 'uncertain') throw new Error('no answer');
    return { status: told === 'done' ? 200 : 503, headers: {}, text: '' };
  };
}
