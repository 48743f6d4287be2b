// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Send } from './operation.gen.ts';

/**
 * Sends one of several declared types: the one that the header `content-type` of the request asks for; or else text as text and
 * FormData as a form, if these are declared; or else the first.
 */
export const sendEither =
  (types: Readonly<Record<string, Send>>): Send =>
  (body, first, asked) => {
    const declared = Object.keys(types);
    const like = (pattern: RegExp) => declared.find((type) => pattern.test(type));
    const type =
      (asked && declared.find((type) => type === asked.split(';', 1)[0]?.trim())) ??
      (typeof body === 'string' ? like(/^text\//) : undefined) ??
      (body instanceof FormData ? like(/^multipart\//) : undefined) ??
      (body instanceof URLSearchParams ? like(/urlencoded/) : undefined) ??
      (body instanceof Blob || body instanceof ArrayBuffer
        ? like(/octet-stream|\*|^(image|audio|video)\//)
        : undefined) ??
      first;
    const send = types[type] ?? types[first];
    if (!send) throw new TypeError(`The body cannot be sent as ${type}.`);
    return send(body, type, asked);
  };
