import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreError } from './store-error.ts';

/**
 * The unit whose code is running. A flag set for the duration of a unit would also blame other requests' code, which runs while a stalled
 * unit waits; the async context is exact and costs 0.2 µs per unit.
 */
export const inside = new AsyncLocalStorage<{ readonly running: boolean }>();

/** @throws StoreError `unit_nested` in the code of a unit. */
export const requireNoUnit = (): void => {
  if (inside.getStore()?.running !== true) return;
  const message = 'A unit was started inside another: use the current tx, or start it after this unit has ended.';
  throw new StoreError('unit_nested', message);
};

/**
 * Begins work that belongs to no caller, in the context of the process. Timers, listeners and promises keep the context that they are made
 * in, so work that one caller's unit begins for all of them would otherwise count as part of that unit, for as long as it is paused.
 */
export const outside: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
