import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

const CSV = 'text/csv';

/** Whether a caller likes CSV better than JSON, by its `Accept`. */
export const asksForCsv = (request: IncomingMessage): boolean =>
  // Few requests name CSV, so the others are spared the negotiation.
  request.headers.accept?.includes(CSV) === true && accepts(request).type(['application/json', CSV]) === CSV;
