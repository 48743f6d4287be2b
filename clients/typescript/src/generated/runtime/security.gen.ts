// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Scheme } from './operation.gen.ts';

/** Returns the credential for a request. After a refusal it receives the refused one, and returns another one if it can. */
export type CredentialSource<Value = string> = (
  refused: Value | undefined,
) => Value | undefined | Promise<Value | undefined>;

export type UserPassword = { readonly username: string; readonly password: string };

/** A secret, or where to get one. */
export type Credential = string | UserPassword | CredentialSource | CredentialSource<UserPassword>;

export const bearer = (name: string): Scheme => ({
  name,
  place: ({ headers }, token) => {
    headers.authorization = `Bearer ${token}`;
  },
});

/** The credential is `username:password`. */
export const basic = (name: string): Scheme => ({
  name,
  encodes: true,
  place: ({ headers }, credential) => {
    const bytes = new TextEncoder().encode(credential);
    headers.authorization = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  },
});

/** Another scheme of the header `Authorization`; the credential is all of its value. */
export const authorization = (name: string): Scheme => ({
  name,
  place: ({ headers }, credential) => {
    headers.authorization = credential;
  },
});

export const keyInHeader = (name: string, header: string): Scheme => ({
  name,
  leaks: true,
  place: ({ headers }, key) => {
    headers[header] = key;
  },
});

export const keyInQuery = (name: string, parameter: string): Scheme => ({
  name,
  encodes: true,
  place: (request, key) => {
    const sign = request.url.includes('?') ? '&' : '?';
    request.url += `${sign}${new URLSearchParams([[parameter, key]])}`;
  },
});

/** Browsers do not let pages set this header; there the browser's own cookie is sent instead. */
export const keyInCookie = (name: string, cookie: string): Scheme => ({
  name,
  encodes: true,
  leaks: true,
  place: ({ headers }, key) => {
    headers.cookie = `${headers.cookie ? `${headers.cookie}; ` : ''}${cookie}=${encodeURIComponent(key)}`;
  },
});
