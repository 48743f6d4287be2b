export type InstanceStatus = 'Pending' | 'Active' | 'Paused' | 'Terminated';

/**
 * The status of an instance at a moment: its schedule and the operator's decision together. Nothing has to happen at
 * `startsAtMs` or `endsAtMs` for it to be right, so a server that was down at that moment makes no difference.
 */
export const statusAt = (
  instance: {
    readonly state: 'Active' | 'Paused' | 'Terminated';
    readonly startsAtMs: number | null;
    readonly endsAtMs: number | null;
  },
  nowMs: number,
): InstanceStatus => {
  if (instance.state === 'Terminated' || (instance.endsAtMs !== null && instance.endsAtMs <= nowMs))
    return 'Terminated';
  if (instance.startsAtMs !== null && instance.startsAtMs > nowMs) return 'Pending';
  return instance.state;
};
