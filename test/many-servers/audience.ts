import { serviceSocket } from '../../clients/typescript/src/generated/event-client.gen.ts';
import { openEvents } from '../../clients/typescript/src/generated/runtime/open-events.gen.ts';
import { channelOptions } from '../../clients/typescript/src/subscription.ts';
import { type Received, Receiver } from '../support/receiver.ts';

/** A win as an event reports it. The wins of a pot count up by one, so an event that is missed or out of order shows. */
export type Win = { readonly instanceId: string; readonly count: number; readonly id: string };

/** A win as a webhook reports it, with the webhook's id. */
export type Told = Win & { readonly webhookId: string };

const winOf = (data: {
  readonly instance_id: string;
  readonly instance_count: number;
  readonly win_id: string;
}): Win => ({
  instanceId: data.instance_id,
  count: data.instance_count,
  id: data.win_id,
});

/** A receiver of webhooks that fails now and then, at most once for a message, since the second retry is minutes later. */
export const startHooks = async (): Promise<{ readonly receiver: Receiver; faults(): string[]; wins(): Told[] }> => {
  const seen = new Set<string>();
  const idOf = ({ headers }: Received): string => String(headers['webhook-id']);
  const receiver = await Receiver.start((received) => {
    const isAgain = seen.has(idOf(received));
    seen.add(idOf(received));
    if (isAgain || Math.random() > 0.003) return 204;
    return 500;
  });
  return {
    receiver,
    /** Messages of one id that differ. */
    faults: () => {
      const bodies = new Map<string, string>();
      return receiver.received.flatMap((received) => {
        const before = bodies.get(idOf(received));
        bodies.set(idOf(received), received.body);
        return before === undefined || before === received.body ? [] : [`${idOf(received)} has two contents`];
      });
    },
    /** In the order in which they arrived first. */
    wins: () => {
      const first = new Map<string, string>();
      // A server that stood still may send once more what another one has sent since.
      for (const received of receiver.received)
        if (!first.has(idOf(received))) first.set(idOf(received), received.body);
      return [...first].map(([webhookId, body]) => ({ ...winOf(JSON.parse(body).data), webhookId }));
    },
  };
};

export type Listening = { readonly wins: Win[]; readonly gaps: string[]; connections: number; close(): void };

/** A socket for services, which resumes by position on whichever server it reaches. */
export const listen = (url: string, token: string): Listening => {
  const listening: Listening = { wins: [], gaps: [], connections: 0, close: () => subscription.close() };
  const subscription = openEvents(
    serviceSocket,
    {
      ...channelOptions({
        events: ['WinEvent'],
        onEvent: ({ data }) => {
          listening.wins.push(winOf(data));
        },
        onGap: (gap) => listening.gaps.push(JSON.stringify(gap)),
        onConnect: () => {
          listening.connections += 1;
        },
      }),
      address: `${url.replace('http', 'ws')}/events/service?token=${token}`,
      silenceMs: 5_000,
    },
    {
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 20)),
      random: Math.random,
      clock: Date.now,
      timer: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
  );
  return listening;
};

/** The faults in the wins of an audience: each pot's must be 1, 2, 3 … up to its last. */
export const faultsOf = (name: string, wins: readonly Win[], last: ReadonlyMap<string, number>): string[] => {
  const reached = new Map<string, number>();
  const faults: string[] = [];
  for (const { instanceId, count } of wins) {
    const before = reached.get(instanceId) ?? 0;
    if (count !== before + 1) faults.push(`${name}: ${instanceId} has win ${count} after ${before}`);
    reached.set(instanceId, Math.max(before, count));
  }
  for (const [instanceId, count] of last)
    if (reached.get(instanceId) !== count)
      faults.push(`${name}: ${instanceId} has ${reached.get(instanceId) ?? 0} of ${count} wins`);
  return faults.slice(0, 20);
};

/**
 * The faults in the webhooks: each win of a pot must have been sent, and in order. One whose first attempt failed is sent again later,
 * while those behind it go on.
 */
export const faultsOfHooks = (
  wins: readonly Told[],
  last: ReadonlyMap<string, number>,
  retried: ReadonlySet<string>,
): string[] => {
  const faults: string[] = [];
  for (const [instanceId, count] of last) {
    const told = wins.filter((win) => win.instanceId === instanceId);
    if (new Set(told.map((win) => win.count)).size !== count || told.length !== count)
      faults.push(`webhooks: ${told.length} of ${count} wins of ${instanceId}`);
    const inOrder = told.filter(({ webhookId }) => !retried.has(webhookId)).map((win) => win.count);
    for (const [at, number] of inOrder.entries())
      if (at > 0 && number < (inOrder[at - 1] ?? 0)) faults.push(`webhooks: ${number} after ${inOrder[at - 1]}`);
  }
  return faults;
};
