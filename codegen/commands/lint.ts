import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unusedChannelParameters } from '../check/channel-parameters.ts';
import { unknownEmitters, unsentEvents } from '../check/emitted-events.ts';
import { checkRules } from '../check/rules.ts';
import { repeatedTags } from '../check/tags.ts';
import type { ProjectConfig } from '../read/config/config.ts';
import { refuseAny, UserError } from '../read/config/refusal.ts';
import type { JsonObject } from '../read/document/document.ts';
import { locate } from '../read/document/locate.ts';
import { readChannels } from '../read/events/channels.ts';
import { hasOwnPaths, isPart, partsOf } from '../read/intake/part.ts';
import { withPlainFiles } from '../read/intake/plain-files.ts';
import { readDocument } from '../read/intake/read-document.ts';
import { targetOf } from '../read/intake/references.ts';
import { redocly, sharedMessagesPlugin } from '../read/project/redocly.ts';
import { readRegistry } from '../read/project/registry.ts';
import { collectAdditions, filesOfMessages } from '../read/project/shared-messages.ts';
import { readSpecs } from '../read/project/specs.ts';
import type { CodegenCommand } from './program/command.ts';
import { PART } from './program/document-config.ts';
import { type CommandFinding, FORMAT_OPTION } from './program/findings.ts';

export const lintCommand: CodegenCommand = {
  name: 'lint',
  takes: '[document]',
  document: { accept: 'none' },
  summary: 'checks the specs against the lint rules and what the generator requires',
  details: [
    'The lint rules come from the Redocly configuration that "lint" names; default: those that Redocly recommends.',
    'With a document, no configuration file is needed: lint openapi.yaml.',
  ],
  options: { ...PART, ...FORMAT_OPTION },
  run: async ({ config: read, print, find, progress }) => {
    const config = read();
    const files = config.apis.flatMap((api) => [...Object.values(api.sections), ...Object.values(api.events ?? {})]);
    progress('linting');
    const placed = locate(config.root);
    const findings = [
      ...findingsOf(config, files),
      ...unusedChannelParameters(config).map(({ where, rule }): CommandFinding => {
        const text = `${placed(where).split(' ', 1)[0]} channel-parameters: ${rule}`;
        return { level: 'error', rule: 'channel-parameters', text };
      }),
    ];
    for (const finding of findings) find(finding);
    if (findings.some(({ level }) => level === 'error')) return false;
    progress('checking what the generator requires');
    const { sections } = await readSpecs(config, (text) => find({ level: 'note', rule: 'remark', text }));
    for (const { where, says } of repeatedTags(sections))
      find({
        level: 'warning',
        rule: 'tag-repeated',
        text: `${placed(where).split(' ')[0]} warning tag-repeated: ${says}`,
      });
    refuseAny(checkRules(config, readRegistry(config), sections));
    refuseAny([...unsentEvents(config, sections, readChannels(config).channels), ...unknownEmitters(config, sections)]);
    print(files.length === 1 ? '1 document passes' : `${files.length} documents pass`);
    return true;
  },
};

/** A recommendation of Redocly is an error only if the document is wrong without it. */
const MATTERS_OF_TASTE = { 'operation-summary': 'warn', 'security-defined': 'warn' };

/** The linter's report in JSON. */
type Report = {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: 'error' | 'warn';
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start?: { readonly line: number; readonly col: number };
    }[];
  }[];
};

/** The findings of the linter, by place. */
const findingsOf = (config: ProjectConfig, files: readonly string[]): CommandFinding[] => {
  const { failed, output, columnOf } = lintBy(config, files, [
    '--format',
    'json',
    '--max-problems',
    String(PROBLEMS_MAX),
  ]);
  // It prints one object per file, each from a `{` to a `}` at the start of a line, or a `{` right behind the last `}`.
  const reports = [...output.matchAll(/(?<=^\}?)\{$.*?^\}/gms)].map(([text]): Report => JSON.parse(text));
  if (failed && reports.length === 0) throw new UserError(output.trim());
  const isRead = inRead(config);
  return reports
    .flatMap(({ problems }) => problems)
    .filter(({ location: [at] }) => at === undefined || isRead(at.source.ref, at.pointer ?? '#'))
    .map(({ ruleId, severity, message, location: [at] }) => {
      const { line = 1, col = 1 } = at?.start ?? {};
      const file = at?.source.ref ?? files[0] ?? '';
      const mark = severity === 'warn' ? 'warning ' : '';
      const said = message.replaceAll(/\s*\n\s*/g, ' ').trim();
      return {
        level: severity === 'warn' ? 'warning' : 'error',
        rule: ruleId,
        text: `${file}:${line}:${columnOf(file, line, col)} ${mark}${ruleId}: ${said}`,
      };
    });
};

/** Reports whether a place of a file is in the part of the interfaces that is read. */
const inRead = (config: ProjectConfig): ((file: string, pointer: string) => boolean) => {
  const parts = new Map<string, JsonObject[]>();
  for (const api of config.apis.filter(isPart)) {
    const files = Object.values(api.sections);
    const sources = files.map((file) => ({ file, document: readDocument(resolve(config.root, file), file) }));
    // Operations in other files are found only once they are bundled, so all findings count.
    if (!sources.every(({ document }) => hasOwnPaths(document))) continue;
    for (const [index, part] of partsOf(api, sources).entries()) {
      const path = resolve(config.root, files[index] ?? '');
      parts.set(path, [...(parts.get(path) ?? []), part]);
    }
  }
  return (file, pointer) => {
    const own = parts.get(resolve(config.root, file));
    return own === undefined || !/^#\/./.test(pointer) || own.some((part) => targetOf(part, pointer) !== undefined);
  };
};

/** Runs the linter, with shared messages added to the documents. `extra` is passed on to Redocly. */
export const lintBy = (
  config: ProjectConfig,
  files: readonly string[],
  extra: readonly string[] = ['--format', 'stylish'],
) => {
  return withPlainFiles(config.root, [...files, ...filesOfMessages(config)], ({ root, place, columnOf }) => ({
    ...lintIn(root, config, files.map(place), extra),
    columnOf,
  }));
};

const lintIn = (root: string, config: ProjectConfig, files: readonly string[], extra: readonly string[]) => {
  const by = (rules: string) => redocly(root, ['lint', '--config', rules, ...extra, ...files]);
  const additions = collectAdditions({ ...config, root });
  const lint = config.lint && resolve(config.root, config.lint);
  if (lint !== undefined && Object.keys(additions).length === 0) return by(lint);
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const rules = join(folder, 'redocly.yaml');
    const own = { telemetry: 'off', extends: ['recommended'], rules: MATTERS_OF_TASTE };
    const base = lint === undefined ? own : { extends: [lint] };
    writeFileSync(rules, JSON.stringify({ ...base, ...sharedMessagesPlugin(additions) }));
    return by(rules);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The linter's own limit would hide the rest. */
const PROBLEMS_MAX = 10_000;
