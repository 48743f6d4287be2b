/** A brand's full path, from its short form (`luna`) or the path itself (`northstar:luna`). */
export const toBrandPath = (operatorId: string, brandId: string): string =>
  brandId.includes(':') ? brandId : `${operatorId}:${brandId}`;
