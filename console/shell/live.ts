import { signal } from '@preact/signals';
import type { Subscription } from '../../clients/typescript/src/pitboss.ts';
import { account, pitboss } from './platform.ts';

/** The freshness of amounts on the page: live, polled every few seconds, or not updated for now. */
export const freshness = signal<'live' | 'polled' | 'lost'>('polled');

/** The values of pots as they happen: by instance, by pot. */
export const potValues = signal<Readonly<Record<string, Readonly<Record<string, number>>>>>({});

/** Grows when a connection is back, so that what is shown is loaded again. */
export const refreshed = signal(0);

/** The account types that F3 lets connect; others ask every few seconds. */
const LISTENERS = ['Service', 'SuperUser', 'System'];

/** The interval at which a screen polls when it gets no events. */
export const POLL_MS = 5_000;

/** Wins may come many a second; what is shown is loaded again once for all of them. */
const GATHER_MS = 1_000;

/**
 * The platform sends what happens once it has taken the subscription in, which is a moment after the connection stands. Events in
 * between are only seen by loading again.
 */
const SETTLE_MS = 2_000;

let subscription: Subscription | undefined;
let gathering: ReturnType<typeof setTimeout> | undefined;

const refreshIn = (ms: number): void => {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    refreshed.value += 1;
  }, ms);
};

/** Begins to listen for the account that has logged in. */
export const listenForAccount = (): void => {
  subscription?.close();
  subscription = undefined;
  const { account_type: type, effective_permissions: permissions } = account.value ?? {};
  const mayListen =
    type !== undefined &&
    LISTENERS.includes(type) &&
    permissions?.some(({ resource_id, permission }) => resource_id === 'events' && permission === 'Read') === true;
  freshness.value = 'polled';
  if (!mayListen) return;
  subscription = pitboss.subscribe({
    events: ['JackpotUpdate', 'WinEvent', 'RaffleWinEvent'],
    onConnect: () => {
      freshness.value = 'live';
      refreshIn(SETTLE_MS);
    },
    onDisconnect: () => {
      freshness.value = 'lost';
      // They are of the time before, and what is loaded next is newer.
      potValues.value = {};
    },
    onGap: () => refreshIn(0),
    onEvent: (event) => {
      if (event.event_type !== 'JackpotUpdate') {
        refreshIn(GATHER_MS);
        return;
      }
      const { id, pots } = event.data;
      const values = Object.fromEntries(pots.map((pot) => [pot.id, Number(pot.current_value)]));
      potValues.value = { ...potValues.value, [id]: { ...potValues.value[id], ...values } };
    },
    onError: () => {},
  });
  subscription.ended.catch(() => {
    freshness.value = 'polled';
  });
};

export const stopListening = (): void => {
  subscription?.close();
  subscription = undefined;
  clearTimeout(gathering);
  gathering = undefined;
  potValues.value = {};
};
