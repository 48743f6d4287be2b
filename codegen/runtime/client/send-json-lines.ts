import type { Send } from './operation.ts';
import { sendUnchanged } from './send-unchanged.ts';

/** Writes a list as JSON values, one per line. Text and binary data are sent as they are. */
export const sendJsonLines: Send = (body, type, asked) => {
  if (!Array.isArray(body)) return sendUnchanged(body, type, asked);
  const mark = /json-seq/.test(asked ?? type) ? '\u001e' : '';
  return { type: asked ?? type, body: body.map((item) => `${mark}${JSON.stringify(item)}\n`).join('') };
};
