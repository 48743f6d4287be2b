import type { Send } from './operation.ts';

/** Writes an object as a multipart body, as `sendMultipart` does, except for fields whose parts have their own content type. */
export const sendEncodedMultipart =
  (types: Readonly<Record<string, string>>): Send =>
  (body) => {
    if (body instanceof FormData) return { body };
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(body))) {
      const type = types[name];
      for (const one of [value].flat()) {
        if (one === undefined || one === null) continue;
        if (one instanceof Blob) {
          // A file that knows its type keeps it.
          if (one.type || !type) form.append(name, one);
          else form.append(name, new Blob([one], { type }), one instanceof File ? one.name : 'blob');
        } else if (typeof one === 'object')
          form.append(name, new Blob([JSON.stringify(one)], { type: type ?? 'application/json' }));
        else if (type && type !== 'text/plain') form.append(name, new Blob([String(one)], { type }));
        else form.append(name, String(one));
      }
    }
    return { body: form };
  };
