// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Send } from './operation.gen.ts';

/** Sends JSON, where an operation accepts other types too. */
export const sendJson: Send = (body, type, asked) => ({ type: asked ?? type, body: JSON.stringify(body) });
