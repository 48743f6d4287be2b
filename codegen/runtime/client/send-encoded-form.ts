import type { Send, Style } from './operation.ts';
import { deep } from './styles.ts';

/** Writes an object as a form, as `sendForm` does, except for fields that have their own style. */
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
