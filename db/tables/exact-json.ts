/** A number as it was written. JSON.stringify writes it again so; everything else may only pass it on. */
export type WrittenNumber = { readonly rawJSON: string };

/** TypeScript does not declare them yet. */
const { rawJSON: writtenNumber, isRawJSON: isWrittenNumber } = JSON as typeof JSON & {
  rawJSON(text: string): WrittenNumber;
  isRawJSON(value: unknown): value is WrittenNumber;
};

export { isWrittenNumber, writtenNumber };

/**
 * Parses JSON so that JSON.stringify writes each number as it was written: 9007199254740993, 1.10 and 1e400 are no numbers of JavaScript, and
 * become a WrittenNumber. For values that nothing here interprets. @throws SyntaxError
 */
export const parseExactly = (text: string): unknown =>
  mayChange(text) ? JSON.parse(text, keepWritten) : JSON.parse(text);

/** Reports whether a text may have a number that JavaScript would write in another way. */
export const mayChange = (text: string): boolean => MAY_CHANGE.test(text);

const keepWritten = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
    ? writtenNumber(context.source)
    : value;

/**
 * Finds every text with a number that JavaScript would write in another way, and few others: a reviver costs ten times as much as the parsing.
 * A number follows one of these characters; one of fewer than 16 digits is changed only as minus zero, by an exponent, with zeros at its end, or
 * below a millionth.
 */
const MAY_CHANGE = /(?:^|[:,[\s])(?:-0(?!\.)|-?(?:[\d.]{16}|\d+(?:\.\d+)?[eE]|\d+\.\d*0(?!\d)|0\.000000))/;
