import type { Send } from './operation.ts';

/** Sends JSON, where an operation accepts other types too. */
export const sendJson: Send = (body, type, asked) => ({ type: asked ?? type, body: JSON.stringify(body) });
