import type { Send, Style } from './operation.ts';
import { deep } from './styles.ts';

/** Writes an object as a form, as `sendForm` does, but for the fields that have a style of their own. */
export const sendEncodedForm =
  (styles: Readonly<Record<string, Style>>): Send =>
  (body, type) => ({
    type,
    body:
      body instanceof URLSearchParams || typeof body === 'string'
        ? String(body)
        : Object.entries(Object(body))
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]) => (styles[name] ?? deep)(name, value))
            .join('&'),
  });
