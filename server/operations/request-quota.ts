import { toOperatorId } from '../../domain/account/access.ts';
import type { Call } from '../../platform/unit/handler.ts';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import { toNetwork } from '../http/incoming.ts';
import type { ParsedParts } from '../http/interface.ts';

/** The requests that each tenant has under way, those that wait for their turn included. */
export class RequestQuota {
  readonly #max: number;
  readonly #running = new Map<string, number>();
  #refused = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** The number of refused requests. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs a request of a tenant, or refuses it. */
  async run<Reply>(tenant: string, work: () => Promise<Reply>): Promise<Reply | Refusal<'unavailable'>> {
    const running = this.#running.get(tenant) ?? 0;
    if (running >= this.#max) {
      this.#refused += 1;
      return refuse('unavailable', {
        detail: `${this.#max} requests of your organisation are under way. Send fewer at a time, and this one again later.`,
      });
    }
    this.#running.set(tenant, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(tenant) ?? 1) - 1;
      if (left > 0) this.#running.set(tenant, left);
      else this.#running.delete(tenant);
    }
  }
}

/**
 * Who a request has its turn with: the accounts of an organisation and of all below the same top one; the players of an operator, which do
 * not delay its accounts; and a network that names no operator.
 */
export const findTenant = (
  { caller, address }: Pick<Call, 'caller' | 'address'>,
  parts?: Pick<ParsedParts, 'query' | 'body'>,
): string => {
  if (caller.organisationId !== '') return caller.tenant ?? caller.organisationId;
  const owner = parts && (namedIn(parts.body) ?? namedIn(parts.query));
  return owner === undefined ? `network ${toNetwork(address)}` : `players ${toOperatorId(owner)}`;
};

/** The operator, or its brand, that a part of a request names. */
const namedIn = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  const { brand_id: brand, owner_id: owner } = part as Readonly<Record<string, unknown>>;
  const named = brand ?? owner;
  return typeof named === 'string' && named !== '' ? named : undefined;
};
