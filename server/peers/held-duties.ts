import type { SharedAccess } from '../../db/engine/shared-access.ts';
import type { Store } from '../../db/engine/store.ts';
import { giveLeaseBack, type Lease, takeLease } from '../../db/servers/leases.ts';
import type { Logger } from '../base/log.ts';
import type { Duty, End } from './duties.ts';
import { leasedStore } from './leased-store.ts';

type Begin = (store: Store) => End | Promise<End>;
type Wanted = {
  readonly begin: Begin;
  lease: Lease | undefined;
  end: End | undefined;
  /** It is being taken on or let go. */
  changing: Promise<void> | undefined;
};
/** A lease as the store has it. */
export type Held = { readonly name: string; readonly holder: string | null; readonly epoch: number };

/** The duties that this server wants, and those that it has. */
export class HeldDuties {
  readonly #store: Store;
  readonly #shared: Pick<SharedAccess, 'ask'>;
  readonly #id: () => string;
  readonly #log: Logger;
  /** In the order of the requests for them. */
  readonly #wanted = new Map<Duty, Wanted>();

  constructor(store: Store, shared: Pick<SharedAccess, 'ask'>, id: () => string, log: Logger) {
    this.#store = store;
    this.#shared = shared;
    this.#id = id;
    this.#log = log;
  }

  async take(duty: Duty, begin: Begin, held: readonly Held[], isServer: (id: string) => boolean): Promise<void> {
    const wanted: Wanted = { begin, lease: undefined, end: undefined, changing: undefined };
    this.#wanted.set(duty, wanted);
    await this.#compare(duty, wanted, held, isServer);
  }

  has(duty: Duty): boolean {
    return this.#wanted.get(duty)?.lease !== undefined;
  }

  /** Takes on what no server does, and lets go of what another one does. */
  compare(held: readonly Held[], isServer: (id: string) => boolean): void {
    for (const [duty, wanted] of this.#wanted) void this.#compare(duty, wanted, held, isServer);
  }

  async #compare(duty: Duty, wanted: Wanted, held: readonly Held[], isServer: (id: string) => boolean): Promise<void> {
    if (wanted.changing !== undefined) return wanted.changing;
    const known = held.find(({ name }) => name === duty);
    const { lease } = wanted;
    // One in this server's name that it does not have: the answer to taking it, or to giving it back, was lost.
    const isFree =
      known === undefined || known.holder === null || known.holder === this.#id() || !isServer(known.holder);
    const isLost = lease !== undefined && (known?.holder !== lease.holder || known.epoch !== lease.epoch);
    // The duties that were read may be older than the lease.
    const isOlder = lease !== undefined && (known?.epoch ?? 0) < lease.epoch;
    if (lease === undefined ? !isFree : !isLost || isOlder) return;
    wanted.changing = (lease === undefined ? this.#begin(duty, wanted, known?.epoch ?? 0) : this.#lose(duty, wanted))
      .catch((error: unknown) => this.#log.error({ err: error, duty }, 'a duty could not be changed, trying again'))
      .finally(() => {
        wanted.changing = undefined;
      });
    await wanted.changing;
  }

  async #begin(duty: Duty, wanted: Wanted, epoch: number): Promise<void> {
    const holder = this.#id();
    const { changes } = await this.#shared.ask(takeLease, { name: duty, holder, epoch });
    if (changes === 0) return;
    const lease = { name: duty, holder, epoch: epoch + 1 };
    wanted.lease = lease;
    try {
      wanted.end = await wanted.begin(leasedStore(this.#store, lease));
      this.#log.info({ duty }, 'this server has taken on a duty for all');
    } catch (error) {
      wanted.lease = undefined;
      await this.#shared.ask(giveLeaseBack, lease).catch(() => {});
      throw error;
    }
  }

  async #lose(duty: Duty, wanted: Wanted): Promise<void> {
    this.#log.warn({ duty }, 'another server has taken over a duty');
    await this.#stop(wanted);
  }

  async #stop(wanted: Wanted): Promise<Lease | undefined> {
    const { end, lease } = wanted;
    wanted.end = undefined;
    await end?.();
    wanted.lease = undefined;
    return lease;
  }

  /** Lets go for good; another server takes it on. */
  async end(...duties: readonly Duty[]): Promise<void> {
    await Promise.all(
      duties.map(async (duty) => {
        const wanted = this.#wanted.get(duty);
        this.#wanted.delete(duty);
        if (wanted === undefined) return;
        await wanted.changing;
        const lease = await this.#stop(wanted);
        // Otherwise the others find out by themselves.
        if (lease !== undefined) await this.#shared.ask(giveLeaseBack, lease).catch(() => {});
      }),
    );
  }

  /** Ends all of them, in the reverse order of the requests. */
  async endAll(): Promise<void> {
    for (const duty of [...this.#wanted.keys()].toReversed()) await this.end(duty);
  }
}
