/** Makes a change only while the thing is still as it was shown. */
export const ifMatch = (version: number): Readonly<Record<string, string>> => ({ 'If-Match': `"${version}"` });
