/** So many linked instances are tried for one contribution. */
export const LINKED_MAX = 20;

/** The id of a linked contribution says which one it is linked to, and in which place it was tried. */
export const linkedId = (mainId: string, place: number): string => `${mainId}.${place}`;
