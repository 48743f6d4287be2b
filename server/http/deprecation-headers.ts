import type { Operation } from 'openapi-backend';

/** The date since which an operation is deprecated, such as `2026-11-21`, and the path of its successor. */
type Deprecation = { readonly since: string; readonly successor: string };

/** The headers that announce a deprecation (RFC 9745) and its successor; none for other operations. */
export const deprecationHeaders = (operation: Operation): Readonly<Record<string, string>> => {
  const deprecation: Deprecation | undefined = Reflect.get(operation, 'x-deprecation');
  if (deprecation === undefined) return {};
  return {
    deprecation: `@${Date.parse(deprecation.since) / 1000}`,
    link: `<${deprecation.successor}>; rel="successor-version"`,
  };
};
