import type { Json } from '../read/document/document.ts';

/** A reply of the mock. */
export type MockAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
};

/** A fault and its place, if known: a JSON pointer into the body, or `/query/name`. */
export type MockFault = { readonly pointer: string; readonly detail: string };

export const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json$/i.test(toMediaType(type));

/** The media type without parameters, in lower case. */
export const toMediaType = (header: string): string => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A refusal that the spec does not declare. */
export const plainRefusal = (status: number, detail: string, faults: readonly MockFault[] = []): MockAnswer => ({
  status,
  headers: said(detail),
  body: {
    type: 'application/problem+json',
    text: JSON.stringify({
      type: 'about:blank',
      title: TITLES[status] ?? 'Refused',
      ...described(status, detail, faults),
    }),
  },
});

export const described = (status: number, detail: string, faults: readonly MockFault[]): Record<string, Json> => ({
  status,
  detail,
  ...(faults.length > 0 ? { errors: faults.map((fault) => ({ ...fault })) } : {}),
});

/** The mock's own explanation, as a header, for bodies that cannot carry it. */
export const said = (detail: string): Record<string, string> => ({
  'mock-detail': detail.replaceAll(/[^\x20-\x7e]/g, '?'),
});

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  413: 'Content too large',
  415: 'Unsupported media type',
  500: 'Fault of the mock',
  501: 'Not implemented by the mock',
};
