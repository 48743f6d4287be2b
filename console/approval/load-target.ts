import type { Item } from '../parts/list.tsx';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';

export type ApprovalRequest = Item<'listApprovalRequests'>;

/** The subject of a request, as it is now. */
export type ApprovalTarget = {
  readonly win?: Item<'listWins'> | undefined;
  readonly cancel?: Item<'listPendingCancels'> | undefined;
  readonly jackpot?: Item<'listInstances'> | undefined;
  readonly freespins?: Item<'listFreespinInstances'> | undefined;
  readonly settings?: object | undefined;
};

export const findText = (request: ApprovalRequest, name: string): string | undefined => {
  const value = request.request[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const isAward = ({ operation }: ApprovalRequest): boolean => operation.startsWith('award');

/** The jackpot of a request. Requests of earlier versions name it in their body alone. */
export const findJackpotId = (request: ApprovalRequest): string | undefined =>
  request.instance_id ?? (isAward(request) ? undefined : findText(request, 'instance_id'));

const LIMIT = 500;

/** Loads what a request is about. Parts that this account may not read are left out. */
export const loadTarget = async (request: ApprovalRequest, signal: AbortSignal): Promise<ApprovalTarget> => {
  const { operation, target_id: target, brand_id, player_id } = request;
  const options = { signal };
  if (operation === 'setOperatorSettings')
    return may('getOperatorSettings')
      ? { settings: (await pitboss.getOperatorSettings({ path: { operator_id: target } }, options)).body }
      : {};
  if (operation.endsWith('Wins'))
    return may('listWins')
      ? { win: (await pitboss.listWins({ query: { transaction_id: target } }, options)).body[0] }
      : {};
  if (operation === 'settleCancels') {
    if (!may('listPendingCancels')) return {};
    const query = { ...(brand_id && { brand_id }), ...(player_id && { player_id }), limit: LIMIT };
    const { body } = await pitboss.listPendingCancels({ query }, options);
    return { cancel: body.find(({ transaction_id: id }) => id === target) };
  }
  if (isAward(request)) {
    const id = findText(request, 'instance_id');
    if (id === undefined || !may('listFreespinInstances')) return {};
    return { freespins: (await pitboss.listFreespinInstances({ query: { id } }, options)).body[0] };
  }
  const ids = findJackpotId(request);
  if (ids === undefined || !may('listInstances')) return {};
  return { jackpot: (await pitboss.listInstances({ query: { ids } }, options)).body[0] };
};
