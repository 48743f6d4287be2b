import type { ListMyBonusesResponses } from '../generated/types.gen.ts';
import { amountFormat, toMicros } from './amounts.ts';
import { el } from './dom.ts';
import { OwnList } from './own-list.ts';
import { atClock } from './times.ts';

type Bonus = ListMyBonusesResponses[200][number];

/** `<pitboss-bonuses>` lists the player's bonuses that can be used, newest first, with what is left of each. `limit` says how many are shown. */
export class PitbossBonuses extends OwnList<Bonus> {
  protected readonly path = '/frontend/my/bonuses';
  protected readonly heading = 'bonuses';
  protected readonly none = 'noBonuses';

  protected override readonly query = { status: 'Available' };

  protected row({ bonus_data, timestamp_bonus_expires }: Bonus): HTMLElement {
    const { language } = this;
    const { name, remaining, freespin_type } = bonus_data.Freespins;
    const { amount = remaining, currency } = freespin_type;
    const number = new Intl.NumberFormat(language);
    const money = amountFormat(language, currency);
    const [left, all] =
      'count' in freespin_type
        ? [number.format(freespin_type.count - freespin_type.used), number.format(freespin_type.count)]
        : [money.format(toMicros(remaining)), money.format(toMicros(amount))];
    const time = atClock(timestamp_bonus_expires, Date.now(), language);
    return el(
      'li',
      { part: 'bonus' },
      el('bdi', {}, name),
      el('b', {}, this.word('left', { left, all })),
      el('small', {}, this.word('until', { time })),
    );
  }
}
