/**
 * The 249 countries of ISO 3166-1 alpha-2 as of 2026-01-01, and `UK`, which the standard reserves and callers mean as `GB`. Codes that the
 * standard leaves to its users, such as `XK`, are not among them. `Intl` has no list without those, nor without withdrawn codes.
 */
const COUNTRIES = [
  ...['A[DEFGILMOQRSTUWXZ]', 'B[ABDEFGHIJLMNOQRSTVWYZ]', 'C[ACDFGHIKLMNORUVWXYZ]', 'D[EJKMOZ]', 'E[CEGHRST]'],
  ...['F[IJKMOR]', 'G[ABDEFGHILMNPQRSTUWY]', 'H[KMNRTU]', 'I[DELMNOQRST]', 'J[EMOP]', 'K[EGHIMNPRWYZ]'],
  ...['L[ABCIKRSTUVY]', 'M[ACDEFGHKLMNOPQRSTUVWXYZ]', 'N[ACEFGILOPRUZ]', 'OM', 'P[AEFGHKLMNRSTWY]', 'QA', 'R[EOSUW]'],
  ...['S[ABCDEGHIJKLMNORSTVXYZ]', 'T[CDFGHJKLMNORTVWZ]', 'U[AGKMSYZ]', 'V[ACEGINU]', 'W[FS]', 'Y[ET]', 'Z[AMW]'],
];

/** A country, or a subdivision in the form of ISO 3166-2, such as `GB-SCT`. `Country` in `spec/schemas/countries.yaml` has the same pattern. */
export const COUNTRY_PATTERN = `^(${COUNTRIES.join('|')})(-[A-Z0-9]{1,3})?$`;

const COUNTRY = new RegExp(COUNTRY_PATTERN);

/** Reports whether a code names a country or a subdivision of one. */
export const isCountry = (code: string): boolean => COUNTRY.test(code);

/** The code by which rules compare a country: `UK` is `GB`. */
export const canonicalCountry = (code: string): string => (/^UK(-|$)/.test(code) ? `GB${code.slice(2)}` : code);

/**
 * Reports whether a brand may play an instance. Without a list, all brands under the instance's owner may; a list names brand paths. Brands
 * of another operator never may.
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

/** Ids of segments. */
export type SegmentFilters = { readonly blackList: readonly string[]; readonly whiteList: readonly string[] };

/** Reports whether a player with these segments may play. The blacklist wins; with a whitelist, a player without segments is out. */
export const admitsSegments = ({ blackList, whiteList }: SegmentFilters, segments: readonly string[]): boolean =>
  !segments.some((id) => blackList.includes(id)) &&
  (whiteList.length === 0 || segments.some((id) => whiteList.includes(id)));

/** Canonical codes. */
export type CountryFilters = { readonly blackList: readonly string[]; readonly whiteList: readonly string[] };

/**
 * Reports whether a country, or a subdivision such as `CA-QC`, may play. A listed country covers its subdivisions; the blacklist wins.
 * Requests of versions before 0.15.0 may have codes of no country: these pass no filter, since the player could come from a listed one.
 */
export const admitsCountry = ({ blackList, whiteList }: CountryFilters, country: string): boolean => {
  if (blackList.length === 0 && whiteList.length === 0) return true;
  if (!isCountry(country)) return false;
  const known = canonicalCountry(country);
  const listed = (list: readonly string[]): boolean =>
    list.some((entry) => entry === known || known.startsWith(`${entry}-`));
  return !listed(blackList) && (whiteList.length === 0 || listed(whiteList));
};
