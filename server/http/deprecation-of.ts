import type { Operation } from 'openapi-backend';

/** Since when an operation is deprecated, as `2026-11-21`, and the path of the one to use instead. */
type Deprecation = { readonly since: string; readonly successor: string };

/** The headers that tell that an operation is deprecated (RFC 9745) and what replaces it; none for any other. */
export const deprecationOf = (operation: Operation): Readonly<Record<string, string>> => {
  const deprecation: Deprecation | undefined = Reflect.get(operation, 'x-deprecation');
  if (deprecation === undefined) return {};
  return {
    deprecation: `@${Date.parse(deprecation.since) / 1000}`,
    link: `<${deprecation.successor}>; rel="successor-version"`,
  };
};
