type NamedItem = { readonly id: string; readonly name: string };

/** Each id once, with its last name, in order of first occurrence. */
export const lastById = (items: readonly NamedItem[]): NamedItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
