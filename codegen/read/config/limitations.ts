/**
 * Features that the generator does not support, by the name under which an interface can `accept` them in its configuration, and the effect
 * of accepting them. Anything else that is not supported is always refused.
 */
export const LIMITATIONS = {
  'parameter-style': 'the caller of the validator splits the value first',
  'parameter-content': 'the caller of the validator parses the value first',
  'content-type': 'no request or reply has this content type',
  'parameter-default': 'the default is not filled in',
  'parameter-querystring': 'the query is neither typed nor validated',
  encoding: 'the field is written as if it were not said',
  'get-body': 'the generated client sends no body',
  'file-name': 'the later components get a number after their name',
  'item-schema': 'the items are neither typed nor validated',
  'other-method': 'the operation is left out',
  'operation-name': 'the later operations get a number after their name',
  'keyword-unknown': 'the keyword is ignored',
  'keyword-value': 'the keyword is ignored',
  'keyword-of-openapi-3.0': 'the keyword means the same as in OpenAPI 3.0',
  'reference-sibling': 'the keywords next to $ref are ignored, as in OpenAPI 3.0',
  'schema-identity': 'the keyword is ignored, and the target of a $dynamicRef without an anchor may be anything',
  'schema-loop': 'a variant includes its base without the list of variants',
  'pattern-syntax': 'the pattern is ignored',
  contradiction: 'no value matches the schema',
  'discriminator-mapping': 'the variant is recognized only by its own schema',
  'security-combination': 'the route lists the alternatives as OpenAPI does',
} as const;

export type Limitation = keyof typeof LIMITATIONS;

export const isLimitation = (name: string): name is Limitation => Object.hasOwn(LIMITATIONS, name);

/** Cases where the output follows the document but has less than a reader may expect. They are reported, never refused. */
export const REMARKS = {
  'format-unknown': 'an undefined format is not validated; define it in the module of formats',
  'integer-wide':
    'an integer of 64 bits is a number in JavaScript; one that it cannot hold exactly is refused, not rounded. Limit it with maximum, or describe it as a string',
  'nullable-meant': 'nullable without a type, or with an enum that lacks null, is taken to allow null',
  'parameter-ignored':
    'OpenAPI ignores header parameters called Accept, Content-Type or Authorization; use content types and security schemes',
  'path-query':
    'OpenAPI allows no query in a path; its values are sent with each request, and separate the operation from others of the path. Better: a parameter of the query',
  'nullable-ref':
    'nullable next to $ref is read as most authors mean it, null is allowed; OpenAPI 3.0 ignores it: --read nullable-ref=ignore, or read in the configuration',
  'nullable-ref-ignored':
    'nullable next to $ref is ignored, as OpenAPI 3.0 says; with --read nullable-ref=null, or read in the configuration, it allows null',
  'type-ref':
    'type, or nullable: false, next to $ref is ignored, as OpenAPI 3.0 says; the schema that it refers to has its own',
  'pattern-without-u': 'the pattern is not a valid Unicode pattern, so it is compiled without the flag u',
} as const;

export type Remark = keyof typeof REMARKS;

/** The remarks on a choice of reading. All commands that read documents print them. */
export const READING_REMARKS: readonly Remark[] = ['nullable-ref', 'nullable-ref-ignored', 'type-ref'];
