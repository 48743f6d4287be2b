/** A fault that a generated validator found. */
export type SchemaFault = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: unknown; readonly additionalProperty?: unknown };
  readonly message?: string;
};

/** A generated validator; it leaves what it found in `errors`. */
export type Validate = { (value: unknown): boolean; errors?: SchemaFault[] | null };

export type RequestValidators = {
  /** Of `{ path, query, header }`, header names in lower case. It parses the texts in place. */
  readonly params: Validate;
  readonly body?: Validate;
  /** Removes the nulls of optional fields, in place. */
  readonly leaveOutNulls?: (body: unknown) => void;
};
