/** A filter of a list: a parameter of its query. */
export type Filter = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'choice' | 'time' | 'date';
  readonly choices: readonly string[];
  readonly isRequired: boolean;
};

/** The filters of a list, from the specs. */
export const filtersOf = (_operation: string): readonly Filter[] => [];

/** How a list may be ordered, from the specs: the field and direction by default. */
export const ordersOf = (_operation: string): { readonly field: string; readonly direction: number } | undefined => undefined;
