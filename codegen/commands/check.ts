import { unreleasable } from '../check/released.ts';
import { isUpToDate } from '../emit/output/built.ts';
import { derivedDifferences } from '../emit/output/derived.ts';
import { differences } from '../emit/output/files.ts';
import { generateAll } from '../plugins/run-plugins.ts';
import { buildCommand } from './build.ts';
import type { CodegenCommand } from './program/command.ts';
import { FORMAT_OPTION } from './program/findings.ts';

export const checkCommand: CodegenCommand = {
  name: 'check',
  summary: 'compares generated files with the specs, and the specs with the released documents',
  details: [
    'Writes nothing except outdated files that are not committed. Without a folder of released documents in the',
    'configuration, only files are compared.',
  ],
  options: FORMAT_OPTION,
  run: async (call) => {
    const { configFile, print, find, progress } = call;
    const config = call.config();
    if (!isUpToDate(config, configFile)) await buildCommand.run(call);
    progress('generating');
    const stale = differences(config, await generateAll(config, undefined, 'committed'));
    const found = [...stale, ...(await derivedDifferences(config))].map(
      (difference) => `${difference}: run ${config.command}`,
    );
    progress('comparing with the released documents');
    const broken = unreleasable(config);
    for (const text of found) find({ level: 'error', rule: 'stale', text });
    for (const text of broken) find({ level: 'error', rule: 'breaking', text });
    if (found.length === 0) print('generated files are up to date');
    return found.length + broken.length === 0;
  },
};
