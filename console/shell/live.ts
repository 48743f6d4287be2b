import { signal } from '@preact/signals';
import type { Subscription } from '../../clients/typescript/src/pitboss.ts';
import { account, pitboss } from './platform.ts';

/** How fresh amounts on the page are: as they happen, asked for every few seconds, or not at all for now. */
export const freshness = signal<'live' | 'polled' | 'lost'>('polled');

/** The values of pots as they happen: by instance, by pot. */
export const potValues = signal<Readonly<Record<string, Readonly<Record<string, number>>>>>({});

/** Grows when a connection is back, so that what is shown is loaded again. */
export const refreshed = signal(0);

/** The account types that F3 lets connect; others ask every few seconds. */
const LISTENERS = ['Service', 'SuperUser', 'System'];

/** How often a screen asks when nothing is told. */
export const POLL_MS = 5_000;

let subscription: Subscription | undefined;

/** Begins to listen for the account that has logged in. */
export const listen = (): void => {
  subscription?.close();
  subscription = undefined;
  const { account_type: type, effective_permissions: permissions } = account.value ?? {};
  const mayListen =
    type !== undefined &&
    LISTENERS.includes(type) &&
    permissions?.some(({ resource_id, permission }) => resource_id === 'events' && permission === 'Read') === true;
  freshness.value = 'polled';
  if (!mayListen) return;
  let wasLost = false;
  subscription = pitboss.subscribe({
    events: ['JackpotUpdate', 'WinEvent', 'RaffleWinEvent'],
    onConnect: () => {
      freshness.value = 'live';
      if (wasLost) refreshed.value += 1;
      wasLost = false;
    },
    onDisconnect: () => {
      freshness.value = 'lost';
      wasLost = true;
    },
    onGap: () => {
      refreshed.value += 1;
    },
    onEvent: (event) => {
      if (event.event_type !== 'JackpotUpdate') {
        refreshed.value += 1;
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
  potValues.value = {};
};
