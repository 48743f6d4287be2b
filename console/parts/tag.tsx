/** What a state means for the person who looks: all is well, it waits for a decision, it went wrong, or it is over. */
const MEANINGS: Readonly<Record<string, 'good' | 'waiting' | 'bad' | 'over'>> = {
  Active: 'good',
  Paid: 'good',
  Settled: 'good',
  done: 'good',
  delivered: 'good',
  ready: 'good',
  Ready: 'good',
  Enabled: 'good',
  Available: 'good',
  Proved: 'good',
  'Not proved': 'waiting',
  Never: 'waiting',
  Held: 'waiting',
  Due: 'waiting',
  Pending: 'waiting',
  Paused: 'waiting',
  Draft: 'waiting',
  pending: 'waiting',
  Refused: 'bad',
  refused: 'bad',
  dead: 'bad',
  'Not ready': 'bad',
  Terminated: 'over',
  Disabled: 'over',
  Expired: 'over',
  Consumed: 'over',
};

/** A state, in words and in colour. */
export const Tag = ({ of }: { of: string }) => <span class={`tag ${MEANINGS[of] ?? ''}`}>{of}</span>;
