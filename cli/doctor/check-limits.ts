import { type DoctorFinding, fine, found } from './findings.ts';

/** Connections, sockets, the store's files and the program's own; below this, a handful of callers is too many. */
const FILES_MIN = 512;
const FILES_FEW = 4096;

/**
 * @param limits the text of `/proc/<pid>/limits`; undefined where there is none.
 * @param whose whose limits these are.
 */
export const checkLimits = (limits: string | undefined, whose: string): DoctorFinding[] => {
  const [, text] = /^Max open files\s+(\d+|unlimited)/m.exec(limits ?? '') ?? [];
  if (text === undefined) return [fine('limits', 'This system does not say how many files may be open.')];
  const files = text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text);
  const message = `${whose} may have ${text} files open, connections included.`;
  if (files < FILES_MIN) return [found('files_too_few', message)];
  return [files < FILES_FEW ? found('files_few', message) : fine('limits', message)];
};
