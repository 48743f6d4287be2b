/** The formats of the spec that JSON Schema does not know. */
export const formats: Readonly<Record<string, RegExp>> = { isbn: /^97[89]-\d{10}$/ };
