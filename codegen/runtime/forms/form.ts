/** The form to fill in for a call of one operation. `Request` is the type that its client takes. */
export type Form<Request = unknown> = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly method: string;
  /** An OpenAPI template, such as `/tables/{table_id}`. */
  readonly path: string;
  /** True if it takes the header Idempotency-Key, so that a call can be repeated if its reply is lost. */
  readonly keyed?: true;
  readonly parameters?: readonly Parameter[];
  readonly body?: Node & Needed;
  /** Only a type: there is no such value. */
  readonly request?: Request;
};

type Needed = { readonly required?: true };

/** A field by its name, as it is sent. */
export type Field = Node & Needed & { readonly name: string };

export type Parameter = Field & { readonly in: 'path' | 'query' | 'header' | 'cookie' };

/** One place of a request: the values that it takes, and their description. */
export type Node = Reference | Leaf | ListNode | MapOf | ObjectOf | OneOf;

/** A node without references. */
export type Settled = Exclude<Node, Reference>;

export type Leaf = Text | NumberOf | Flag | Choice | Untyped;

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

type Told = {
  readonly title?: string;
  readonly description?: string;
  /** The name of the shared schema. */
  readonly schema?: string;
  readonly nullable?: true;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly deprecated?: true;
};

/** A schema that several places share. Properties given here replace its own. */
export type Reference = Told & { readonly kind: 'ref'; readonly to: () => Node };

export type Text = Told & {
  readonly kind: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
};

export type NumberOf = Told & {
  readonly kind: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly format?: string;
};

export type Flag = Told & { readonly kind: 'boolean' };

export type Choice = Told & { readonly kind: 'choice'; readonly options: readonly (string | number | boolean)[] };

/** A value that is typed as JSON. */
export type Untyped = Told & { readonly kind: 'json'; readonly type?: 'object' | 'array' };

export type ListNode = Told & {
  readonly kind: 'list';
  readonly items: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
};

/** Entries whose names are typed as well. */
export type Entries = {
  readonly values: Node;
  readonly keys?: Text;
  readonly minProperties?: number;
  readonly maxProperties?: number;
};

export type MapOf = Told & Entries & { readonly kind: 'map' };

export type ObjectOf = Told & {
  readonly kind: 'object';
  readonly fields: readonly Field[];
  /** Further entries, besides the fields. */
  readonly more?: Entries;
};

export type OneOf = Told & { readonly kind: 'oneOf'; readonly branches: readonly Node[] };

/** Returns the node itself, or the node that it refers to with the properties given in this place. */
export const settled = (node: Node): Settled => {
  if (node.kind !== 'ref') return node;
  const { kind: _, to, ...told } = node;
  return { ...settled(to()), ...told };
};
