/** A semantic version as numbers; pre-release and build suffixes do not affect compatibility. */
const numbersOf = (version: string): readonly [number, number, number] => {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  if (!found) throw new Error(`${version} is not a semantic version: use major.minor.patch`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

/** Whether a version says what it breaks; others, such as dates, cannot be judged. */
export const isSemantic = (version: string): boolean => /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version);

/** Negative if the first is lower. */
export const byVersion = (a: string, b: string): number => {
  const [mine, theirs] = [numbersOf(a), numbersOf(b)];
  return mine[0] - theirs[0] || mine[1] - theirs[1] || mine[2] - theirs[2];
};

/** The lowest version allowed after a released one. While the major version is 0, the minor version takes its place. */
export const leastVersion = (released: string, breaks: boolean): string => {
  const [major, minor] = numbersOf(released);
  if (!breaks) return released;
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
};
