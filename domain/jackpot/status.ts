export type InstanceStatus = 'Pending' | 'Active' | 'Paused' | 'Terminated';

/**
 * The status of an instance at a given time, from its schedule and the operator's decision. Derived rather than stored, so it is right even
 * if the server was down at `startsAtMs` or `endsAtMs`.
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
