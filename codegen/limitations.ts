/**
 * What the generator cannot serve as it is written, by the name under which an interface may `accept` it in the configuration, and what
 * becomes of it then. Whatever is not in this list is refused for good.
 */
export const LIMITATIONS = {
  'cookie-parameter': 'cookies are neither typed nor validated',
  'parameter-style': 'whoever calls the validator takes the value apart before',
  'parameter-content': 'whoever calls the validator parses the value before',
  'parameter-default': 'the default is not filled in',
  'operation-name': 'the later operations get a number behind their name',
  'keyword-unknown': 'the keyword says nothing',
  'keyword-value': 'the keyword says nothing',
  'keyword-of-openapi-3.0': 'the keyword means what it meant in OpenAPI 3.0',
  'reference-sibling': 'the keywords beside $ref say nothing, as in OpenAPI 3.0',
  'schema-identity': 'the keyword says nothing, and what $dynamicRef names may be anything',
  'schema-loop': 'a schema that is a variant of its own base takes the base without its variants',
  'pattern-syntax': 'the pattern says nothing',
  contradiction: 'no value passes the schema',
  'discriminator-mapping': 'the variant is told apart by its own schema alone',
  'security-combination': 'the route lists the choices as OpenAPI does',
} as const;

export type Limitation = keyof typeof LIMITATIONS;

/** What is generated as the document says, but with less than a reader may expect of it. It is told and never refused. */
export const REMARKS = {
  'format-unknown': 'a format that nobody defined is a remark to readers; define it in the module of formats',
  'nullable-meant': 'nullable without a type, or with an enum that lacks null, allows null, as its author means it',
  'pattern-without-u': 'the pattern is no Unicode pattern, so it is read without the flag u',
  webhook: 'a webhook has types but no validators',
  callback: 'a callback has neither types nor validators',
} as const;

export type Remark = keyof typeof REMARKS;
