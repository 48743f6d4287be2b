import type { Tx } from '../../db/engine/tx.ts';
import {
  CHILDREN_MAX,
  LEVELS_MAX,
  listChildren,
  listLevelsBelow,
  listLineage,
  TREE_MAX,
} from '../../db/organisations.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';

/** Why an organisation cannot be placed below `parentId`: a new one, or `movedId` with all its descendants. The parent must exist. */
export const faultOfParent = async (tx: Tx, parentId: string, movedId?: string): Promise<string | undefined> => {
  if (parentId === PLATFORM_ORGANISATION) return `${PLATFORM_ORGANISATION} cannot have organisations below it.`;
  const lineage = await listLineage(tx, parentId);
  if (lineage.some(({ id }) => id === movedId)) return `${parentId} is ${movedId} or below it.`;
  if ((await listChildren(tx, parentId)).length >= CHILDREN_MAX)
    return `${parentId} already has ${CHILDREN_MAX} organisations directly below it.`;
  const moved = movedId === undefined ? [] : await listLevelsBelow(tx, movedId);
  if (lineage.length + 1 + moved.length > LEVELS_MAX) return `The tree would have more than ${LEVELS_MAX} levels.`;
  const top = lineage.at(-1)?.id ?? parentId;
  const isSameTree = movedId !== undefined && (await listLineage(tx, movedId)).at(-1)?.id === top;
  const there = 1 + (await listLevelsBelow(tx, top)).flat().length;
  if (!isSameTree && there + 1 + moved.flat().length > TREE_MAX)
    return `The tree would have more than ${TREE_MAX} organisations.`;
  return undefined;
};
