/** A place in a trace, as W3C Trace Context passes it on. */
export type TracePlace = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** Longer ones are of a later version, which may add fields at the end. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The place in a `traceparent` header; undefined if there is none that can be read. */
export const readTraceparent = (header: string | undefined): TracePlace | undefined => {
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, isSampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
