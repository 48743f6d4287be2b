import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, CommandError } from '../command.ts';
import { compare } from '../compatibility.ts';
import { FORMAT_OPTION } from '../findings.ts';
import { leastVersion } from '../version.ts';

export const diff: Command = {
  name: 'diff',
  takes: '<old> <new>',
  summary: 'lists the changes between two documents that break callers',
  details: [
    'Both are OpenAPI 3 or AsyncAPI 3 documents, in one file or several. The exit status is 1 if a change breaks callers.',
    'Direction matters: an enum may gain a value in a request and lose one in a reply, but not the other way round.',
  ],
  options: { all: { says: 'also prints compatible changes' }, ...FORMAT_OPTION },
  run: async ({ words, isOn, print, find, progress }) => {
    const [base = '', revision = ''] = words.map((word) => resolve(word));
    for (const file of [base, revision]) if (!existsSync(file)) throw new CommandError(`${file}: no such file`);
    progress('comparing');
    const { changes, versions } = compare(process.cwd(), base, revision);
    const breaking = changes.filter(({ breaks }) => breaks);
    for (const { where, rule, says, breaks } of isOn('all') ? changes : breaking)
      find({ level: breaks ? 'error' : 'note', rule, text: `${where} ${rule}: ${says}` });
    const others = changes.length - breaking.length;
    const least = leastVersion(versions.base, breaking.length > 0);
    print(
      breaking.length === 0
        ? `no breaking changes; other changes: ${others}`
        : `breaking changes: ${breaking.length}; other changes: ${others}; the version after ${versions.base} must be ${least} or higher`,
    );
    return breaking.length === 0;
  },
};
