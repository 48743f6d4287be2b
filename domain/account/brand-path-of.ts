/** The path of a brand, which may be written within its operator (`luna`) or with it (`northstar:luna`). */
export const brandPathOf = (operatorId: string, brandId: string): string =>
  brandId.includes(':') ? brandId : `${operatorId}:${brandId}`;
