import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { compare } from '../check/compatibility.ts';
import { isSemantic, leastVersion } from '../check/released.ts';
import { UserError } from '../read/config/refusal.ts';
import type { CodegenCommand } from './program/command.ts';
import { READ, readingsOf } from './program/document-config.ts';
import { FORMAT_OPTION } from './program/findings.ts';

export const diffCommand: CodegenCommand = {
  name: 'diff',
  takes: '<old> <new>',
  summary: 'lists the changes between two documents that break callers',
  details: [
    'Both are OpenAPI or AsyncAPI 3 documents, in one file or several. The exit status is 1 if a change breaks callers.',
    'Direction matters: an enum may gain a value in a request and lose one in a reply, but not the other way round.',
  ],
  options: { all: { says: 'also prints compatible changes' }, ...READ, ...FORMAT_OPTION },
  run: async ({ words, texts, isOn, print, find, progress }) => {
    const [base = '', revision = ''] = words.map((word) => resolve(word));
    for (const file of [base, revision]) if (!existsSync(file)) throw new UserError(`${file}: no such file`);
    progress('comparing');
    const { changes, versions } = compare(
      { root: process.cwd(), apis: [], read: readingsOf(texts('read')) },
      base,
      revision,
    );
    const breaking = changes.filter(({ breaks }) => breaks);
    for (const { where, rule, says, breaks } of isOn('all') ? changes : breaking)
      find({ level: breaks ? 'error' : 'note', rule, text: `${where} ${rule}: ${says}` });
    const others = changes.length - breaking.length;
    const next = isSemantic(versions.base)
      ? `; the version after ${versions.base} must be ${leastVersion(versions.base, breaking.length > 0)} or higher`
      : '';
    print(
      breaking.length === 0
        ? `no breaking changes; other changes: ${others}`
        : `breaking changes: ${breaking.length}; other changes: ${others}${next}`,
    );
    return breaking.length === 0;
  },
};
