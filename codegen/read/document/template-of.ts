/** The path that is requested, and the query that the template fixes. OpenAPI allows no query in a path, and many documents have one. */
export type PathTemplate = {
  readonly path: string;
  readonly fixed: readonly (readonly [name: string, value: string])[];
};

type Declared = { readonly in: string; readonly name: string };

/**
 * Takes a path template apart. A fragment is never sent; some documents separate operations of one path by it. In its query, a name that is
 * declared as a parameter, or stands for one, `?q={q}` or `{?q}`, is the caller's to give.
 */
export const templateOf = (written: string, parameters: readonly Declared[]): PathTemplate => {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(written.replaceAll(/\{[?&][^}]*\}/g, '')) ?? [];
  const isDeclared = (name: string) => parameters.some((one) => one.in === 'query' && one.name === name);
  const pairs = [...new URLSearchParams(query)];
  return { path, fixed: pairs.filter(([name, value]) => !value.includes('{') && !isDeclared(name)) };
};

/** The template as it is sent: the path, and the query that it fixes. */
export const sentPath = (written: string, parameters: readonly Declared[]): string => {
  const { path, fixed } = templateOf(written, parameters);
  const query = new URLSearchParams(fixed.map(([name, value]) => [name, value]));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** The names in the query of a template that stand for parameters: `[q, term]` of `?q={term}`. */
export const parametersInQuery = (written: string): readonly (readonly [name: string, parameter: string])[] => {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(written) ?? [];
  return [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const [, parameter] = /^\{([^}]+)\}$/.exec(value) ?? [];
    return parameter === undefined ? [] : [[name, parameter] as const];
  });
};
