import type { Send } from './operation.ts';

/** Writes an object as a multipart body: a list as a repeated part, a Blob or File as a file, an object as JSON. */
export const sendMultipart: Send = (body) => {
  if (body instanceof FormData) return { body };
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    for (const one of [value].flat()) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(name, one);
      else if (typeof one === 'object')
        form.append(name, new Blob([JSON.stringify(one)], { type: 'application/json' }));
      else form.append(name, String(one));
    }
  return { body: form };
};
