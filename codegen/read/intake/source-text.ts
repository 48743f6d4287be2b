import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type SpecFault, SpecRefusal } from '../config/refusal.ts';

/** The text of a file without a byte order mark. @throws SpecRefusal if the file is not UTF-8, with the place of its first wrong byte. */
export const sourceText = (path: string, file: string): string => {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\uFEFF/, '');
  const before = bytes.subarray(0, wrongByteIn(bytes)).toString('utf8');
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  throw new SpecRefusal([{ where: `${file}:${line}:${column}`, ...encodingOf(bytes) }]);
};

const encodingOf = (bytes: Uint8Array): Omit<SpecFault, 'where'> => {
  const [first = 0, second = 0] = bytes;
  if (first + second === 0xff + 0xfe)
    return { rule: 'the file is UTF-16', mend: 'Save it as UTF-8: iconv -f UTF-16 -t UTF-8.' };
  const wrong = bytes[wrongByteIn(bytes)] ?? 0;
  const hex = wrong.toString(16).toUpperCase();
  return {
    rule: `the byte 0x${hex} is not UTF-8; in Windows-1252 it is “${new TextDecoder('windows-1252').decode(new Uint8Array([wrong]))}”`,
    mend: 'Save the file as UTF-8: iconv -f WINDOWS-1252 -t UTF-8.',
  };
};

/** The offset of the first byte that is not UTF-8: the longest part before it that is, found by halves. */
const wrongByteIn = (bytes: Uint8Array): number => {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    // A part may end within a letter, which takes up to four bytes.
    if ([0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, Math.max(0, middle - less))))) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && !isUtf8(bytes.subarray(0, low))) low -= 1;
  return low;
};
