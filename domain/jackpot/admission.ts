/**
 * Whether a brand may play an instance. Without a list, all brands under the instance's owner may; a list names brand paths. Brands of
 * another operator never may.
 */
export const admitsBrand = (
  { ownerId, allowedBrands }: { readonly ownerId: string; readonly allowedBrands: readonly string[] },
  brandPath: string,
): boolean => {
  if (operatorIn(brandPath) !== operatorIn(ownerId)) return false;
  if (allowedBrands.length > 0) return allowedBrands.includes(brandPath);
  return !ownerId.includes(':') || ownerId === brandPath;
};

const operatorIn = (path: string): string => {
  const end = path.indexOf(':');
  return end < 0 ? path : path.slice(0, end);
};

export type CountryFilters = { readonly blackList: readonly string[]; readonly whiteList: readonly string[] };

/** Whether a country, or a subdivision such as `CA-QC`, may play. A listed country covers its subdivisions; the blacklist wins. */
export const admitsCountry = ({ blackList, whiteList }: CountryFilters, country: string): boolean => {
  const listed = (list: readonly string[]): boolean =>
    list.some((entry) => entry === country || country.startsWith(`${entry}-`));
  return !listed(blackList) && (whiteList.length === 0 || listed(whiteList));
};
