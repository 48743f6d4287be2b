import type { ListMyTicketsResponses } from '../generated/types.gen.ts';
import { el } from './dom.ts';
import { OwnList } from './own-list.ts';
import { atClock } from './times.ts';

type Tickets = ListMyTicketsResponses[200][number];

/** `<pitboss-tickets>` counts the player's raffle tickets, the latest drawing first. `instance` names a raffle, `limit` how many are shown. */
export class PitbossTickets extends OwnList<Tickets> {
  protected readonly path = '/frontend/my/tickets';
  protected readonly heading = 'tickets';
  protected readonly none = 'noTickets';

  protected row({ jackpot_name, ticket_count, timestamp_end }: Tickets): HTMLElement {
    const { language } = this;
    const time = atClock(timestamp_end, Date.now(), language);
    return el(
      'li',
      { part: 'ticket' },
      el('bdi', {}, jackpot_name),
      el('b', {}, new Intl.NumberFormat(language).format(ticket_count)),
      el('small', {}, this.word('nextDraw', { time })),
    );
  }
}
