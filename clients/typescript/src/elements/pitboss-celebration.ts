import { toMicros } from './amounts.ts';
import type { WinDetail } from './feed.ts';
import { PitbossElement } from './pitboss-element.ts';

const load = () => import('./dialogs.ts');

/**
 * `<pitboss-celebration>` shows the player's own win over the page, until it is closed or for 12 seconds. It is silent unless it has the attribute `sound`,
 * and still for people who want no motion.
 */
export class PitbossCelebration extends PitbossElement {
  protected draw(): void {
    // At hand when a win comes, and not in the way of what the page shows first.
    if (this.feed?.calls.hasPlayer === true) setTimeout(() => void load().catch(() => undefined), 5_000);
  }

  protected override heard(name: 'win' | 'own' | 'state', detail: unknown): void {
    if (name !== 'win') return;
    const { event, isOwn } = detail as WinDetail;
    if (isOwn) void this.#show(event.data);
  }

  async #show({
    payout_amount,
    payout_currency,
    jackpot_name,
    instance_id,
  }: WinDetail['event']['data']): Promise<void> {
    const { celebrate } = await load();
    if (!this.isConnected) return;
    celebrate(this.root, {
      title: this.word('youWon'),
      micros: toMicros(payout_amount),
      currency: payout_currency,
      language: this.language,
      jackpot: this.feed?.find({ instance: instance_id })?.name ?? jackpot_name ?? '',
      close: this.word('close'),
      hasSound: this.hasAttribute('sound'),
    });
  }
}
