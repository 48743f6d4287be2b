import { potValues } from '../shell/live.ts';

/** What a pot pays now: as it was told last, or else as it was read. */
export const potValue = (instanceId: string, pot: { readonly id: string; readonly current_value: number }): number =>
  potValues.value[instanceId]?.[pot.id] ?? pot.current_value;
