/** 128 random bits. `crypto.randomUUID` would be shorter, but browsers have it only on secure pages. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
