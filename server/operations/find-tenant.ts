import { toOperatorId } from '../../domain/account/access.ts';
import type { Call } from '../../platform/unit/handler.ts';
import { toNetwork } from '../http/address-reader.ts';
import type { ParsedParts } from '../http/interface.ts';

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
