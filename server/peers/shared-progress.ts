import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { claim, endClaims, listClaimed } from '../../db/servers/claims.ts';
import type { ClaimKind, InProgress } from '../../platform/unit/in-progress.ts';
import type { Logger } from '../base/log.ts';
import { RerunWork } from '../delivery/rerun-work.ts';

const AGAIN_MS = 1_000;

/** Work in flight on a store that servers share: what one of them has begun, no other begins. */
export class SharedProgress implements InProgress {
  readonly isShared = true;
  readonly credits = new Set<string>();
  readonly cancels = new Set<string>();
  readonly keys = new Set<string>();
  readonly imports = new Set<string>();
  readonly #store: Pick<Store, 'write'>;
  readonly #serverId: () => string;
  readonly #log: Logger;
  readonly #left: { readonly kind: ClaimKind; readonly ids: readonly string[]; readonly serverId: string }[] = [];
  readonly #work = new RerunWork(() => this.#release());
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(store: Pick<Store, 'write'>, serverId: () => string, log: Logger) {
    this.#store = store;
    this.#serverId = serverId;
    this.#log = log;
  }

  claim(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<readonly string[]> {
    return claim(tx, kind, ids, this.#serverId());
  }

  claimed(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<readonly string[]> {
    return listClaimed(tx, kind, ids);
  }

  release(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<void> {
    return endClaims(tx, kind, ids, this.#serverId());
  }

  releaseLater(kind: ClaimKind, ids: readonly string[]): void {
    if (ids.length === 0 || this.#stopped) return;
    this.#left.push({ kind, ids, serverId: this.#serverId() });
    this.#work.ask();
  }

  /** Remaining claims no longer count once this process is no longer a server. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#work.running;
  }

  async #release(): Promise<void> {
    try {
      for (let next = this.#left[0]; next !== undefined; next = this.#left[0]) {
        const { kind, ids, serverId } = next;
        await this.#store.write((tx) => endClaims(tx, kind, ids, serverId));
        this.#left.shift();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'claims could not be released, trying again');
      clearTimeout(this.#timer);
      if (!this.#stopped) this.#timer = setTimeout(() => this.#work.ask(), AGAIN_MS);
    }
  }
}
