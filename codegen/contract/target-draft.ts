/** Values by parameter name. */
export type TargetValues = Readonly<Record<string, unknown>>;

/** A body by its content type: a value to be written in it, or bytes as they are. */
export type DraftBody = {
  readonly type: string | undefined;
  readonly value?: unknown;
  readonly raw?: string | Uint8Array;
};

/** A request before it is written for the wire. */
export type TargetDraft = {
  readonly path: TargetValues;
  readonly query: TargetValues;
  readonly header: TargetValues;
  readonly cookie: TargetValues;
  readonly body?: DraftBody;
  /** Texts that are sent instead of a parameter's value; null for a parameter that is left out. In a path they are sent as they are. */
  readonly raw?: { readonly place: 'path' | 'query' | 'header'; readonly name: string; readonly text: string | null };
};

export const EMPTY_DRAFT: TargetDraft = { path: {}, query: {}, header: {}, cookie: {} };
