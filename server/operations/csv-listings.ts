/** The part of an OpenAPI document that says which lists are also CSV, and what their items are. */
type Schema = {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema } | undefined>>;
type Operation = {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
};
export type ListingDocument = {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
};

/** The fields of an item, in the order of its schema. */
export type CsvListing = { readonly columns: readonly string[] };

/** The lists that the document also declares as CSV, by operation. */
export const csvListings = ({
  paths = {},
  components: { schemas = {} } = {},
}: ListingDocument): ReadonlyMap<string, CsvListing> => {
  const resolve = (schema: Schema = {}): Schema =>
    schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema);
  const fieldsOf = (schema?: Schema): string[] => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return [...allOf.flatMap(fieldsOf), ...Object.keys(properties)];
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
  return new Map(
    operations.flatMap(({ operationId = '', responses }) => {
      const { content = {} } = responses?.[200] ?? {};
      if (content['text/csv'] === undefined) return [];
      const { items } = resolve(content['application/json']?.schema);
      return [[operationId, { columns: [...new Set(fieldsOf(items))] }] as const];
    }),
  );
};
