/** What a state means for the person who looks: all is well, it waits for a decision, it went wrong, or it is over. */
const MEANINGS: Readonly<Record<string, 'good' | 'waiting' | 'bad' | 'over'>> = {
  Active: 'good',
  Published: 'good',
  Paid: 'good',
  Settled: 'good',
  done: 'good',
  delivered: 'good',
  ready: 'good',
  Held: 'waiting',
  Due: 'waiting',
  Pending: 'waiting',
  Paused: 'waiting',
  Draft: 'waiting',
  pending: 'waiting',
  Refused: 'bad',
  refused: 'bad',
  dead: 'bad',
  Terminated: 'over',
  Disabled: 'over',
};

/** A state, in words and in colour. */
export const Tag = ({ of }: { of: string }) => <span class={`tag ${MEANINGS[of] ?? ''}`}>{of}</span>;
