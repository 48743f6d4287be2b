/** The query as an object: a repeated parameter is a list, and an empty one counts as absent. In time that grows only with its length. */
export const parseQuery = (text: string): Record<string, string | string[]> => {
  if (text === '') return {};
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = found.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else found.set(name, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries([...found].filter(([, value]) => value !== ''));
};
