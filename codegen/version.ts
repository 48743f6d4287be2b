/** A semantic version as numbers; what follows a hyphen or a plus says nothing about compatibility. */
const numbersOf = (version: string): readonly [number, number, number] => {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  if (!found) throw new Error(`the version ${version} is not semantic: write major.minor.patch`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

/** Below zero when the first is the lower one. */
export const byVersion = (a: string, b: string): number => {
  const [mine, theirs] = [numbersOf(a), numbersOf(b)];
  return mine[0] - theirs[0] || mine[1] - theirs[1] || mine[2] - theirs[2];
};

/** The lowest version that may follow a released one. While the major number is 0, the minor one takes its part. */
export const leastVersion = (released: string, breaks: boolean): string => {
  const [major, minor] = numbersOf(released);
  if (!breaks) return released;
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
};
