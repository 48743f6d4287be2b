/** Of the known names the one most like the given one, and how many letters differ. */
export const nearestName = (
  given: string,
  known: readonly string[],
): { readonly name: string; readonly edits: number } =>
  known
    .map((name) => ({ name, edits: editsBetween(given, name) }))
    .reduce((best, each) => (each.edits < best.edits ? each : best), { name: '', edits: Number.POSITIVE_INFINITY });

/** The edit distance: how many letters to change, insert, delete or swap with the next to turn one text into the other. */
export const editsBetween = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const isSame = a[i] === b[j];
      const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
};
