import { relative, resolve } from 'node:path';

/** A finding of a command. `text` is its line for people, and starts with its place: `file:line:column`, or a file. */
export type CommandFinding = {
  readonly level: 'error' | 'warning' | 'note';
  readonly rule: string;
  readonly text: string;
};

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** The option of commands that report findings. */
export const FORMAT_OPTION = {
  format: { value: FORMATS.join('|'), says: 'how findings are printed; github: as annotations; default: text' },
} as const;

type Placed = {
  readonly level: CommandFinding['level'];
  readonly rule: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
};

/** Writes findings and result lines in a format. `end` completes formats that are a single document. */
export type Reporter = {
  find(finding: CommandFinding): void;
  print(line: string): void;
  end(isWell: boolean): void;
};

/** Files in findings are relative to `root`; in formats for programs, to the current folder, where a CI looks for them. */
export const reporterFor = (
  format: Format,
  command: string,
  root: () => string,
  print: (line: string) => void,
): Reporter => {
  const findings: Placed[] = [];
  const results: string[] = [];
  const placed = (finding: CommandFinding): Placed => placedIn(root(), finding);
  switch (format) {
    case 'text':
      return { find: ({ text }) => print(text), print, end: () => {} };
    case 'github':
      return { find: (finding) => print(annotation(placed(finding))), print, end: () => {} };
    default:
      return {
        find: (finding) => findings.push(placed(finding)),
        print: (line) => results.push(line),
        end: (isWell) =>
          print(
            JSON.stringify(
              format === 'sarif' ? sarifOf(findings) : { command, passed: isWell, results, findings },
              null,
              2,
            ),
          ),
      };
  }
};

/** Splits the line for people into place and message. A pointer between the two is part of the message only if there is no line. */
const placedIn = (root: string, { level, rule, text }: CommandFinding): Placed => {
  const [, file, line, column, rest] = /^([^\s:#]+):(\d+):(\d+):? +(.*)$/s.exec(text) ?? [];
  const [, bare, bareLine, message] = /^([^\s:#]+\.\w+)(?::(\d+))?(?=[:#\s])[: ]*(.*)$/s.exec(text) ?? [];
  const found = file ?? bare;
  return {
    level,
    rule,
    message: withoutRule(rest?.replace(/^\S*#\S*: /, '') ?? message ?? text, rule),
    ...(found === undefined ? {} : { file: relative(process.cwd(), resolve(root, found)) }),
    ...(line === undefined && bareLine === undefined ? {} : { line: Number(line ?? bareLine) }),
    ...(column === undefined ? {} : { column: Number(column) }),
  };
};

/** The line for people names the rule before the message. */
const withoutRule = (message: string, rule: string): string => {
  const bare = message.replace(/^warning /, '');
  return bare.startsWith(`${rule}: `) ? bare.slice(rule.length + 2) : message;
};

/** A workflow command of GitHub Actions. */
const annotation = ({ level, rule, message, file, line, column }: Placed): string => {
  const properties = Object.entries({ file, line, col: column, title: rule }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`],
  );
  return `::${level === 'note' ? 'notice' : level} ${properties.join(',')}::${escaped(message)}`;
};

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The Static Analysis Results Interchange Format, 2.1.0, which code scanning and editors read. */
const sarifOf = (findings: readonly Placed[]) => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'pitboss-codegen',
          rules: [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id })),
        },
      },
      results: findings.map(({ level, rule, message, file, line, column }) => ({
        ruleId: rule,
        level,
        message: { text: message },
        ...(file === undefined ? {} : { locations: [{ physicalLocation: physical(file, line, column) }] }),
      })),
    },
  ],
});

const physical = (file: string, startLine: number | undefined, startColumn: number | undefined) => ({
  artifactLocation: { uri: file.split('\\').map(encodeURI).join('/') },
  ...(startLine === undefined ? {} : { region: { startLine, ...(startColumn === undefined ? {} : { startColumn }) } }),
});
