import type { Send } from './operation.ts';
import { deep } from './styles.ts';

/** Writes an object as a form: a list as a repeated field, an object as `name[field]`. */
export const sendForm: Send = (body, type) => ({
  type,
  body:
    body instanceof URLSearchParams || typeof body === 'string'
      ? String(body)
      : Object.entries(Object(body))
          .filter(([, value]) => value !== undefined && value !== null)
          .map(([name, value]) => deep(name, value))
          .join('&'),
});
