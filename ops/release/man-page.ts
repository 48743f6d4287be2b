import { type Command, STATUS } from '../../cli/command.ts';
import { splitUsage } from '../../cli/usage-parts.ts';
import { listSettings } from '../../server/settings/settings.ts';

/** Text that mdoc reads as nothing but text. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('“', '\\(lq')
    .replaceAll('”', '\\(rq')
    .replace(/^([.'])/, '\\&$1');

/** A word as an argument of a macro: quoted, so that it is no macro itself. */
const argument = (text: string): string => `"${plain(text).replaceAll('"', '""')}"`;

const synopsisOf = ({ name, usage }: Command): string[] => [
  '.Nm pitboss',
  `.Cm ${name.split(' ').map(argument).join(' ')}`,
  ...splitUsage(name, usage).map((part) => {
    const text =
      part.kind === 'word'
        ? `Ar ${argument(part.value)}`
        : `Fl ${argument(part.flag.slice(1))}${part.value === undefined ? '' : ` Ar ${argument(part.value)}`}`;
    return part.isRequired ? `.${text}` : `.Op ${text}`;
  }),
];

/** Links of Markdown as their text. */
const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** A text as sentences, each on a separate line, as mdoc has them. */
const sentences = (text: string): string[] =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replaceAll('`', '')}.`.split(/(?<=[.!?]) (?=[A-Z])/).map(plain);

/** The manual page pitboss(1), in mdoc: made from the commands, their usages, and the settings. */
export const manPage = (version: string, commands: readonly Command[]): string => {
  const lines = [
    '.\\" Generated from the commands of pitboss.',
    '.Dd $Mdocdate$',
    '.Dt PITBOSS 1',
    `.Os "Pitboss ${version}"`,
    '.Sh NAME',
    '.Nm pitboss',
    '.Nd run a gaming platform from a single data folder',
    '.Sh SYNOPSIS',
    ...commands.flatMap(synopsisOf),
    '.Sh DESCRIPTION',
    '.Nm',
    'serves operators, brands, jackpots and freespins over HTTP and websockets, connects to the wallets of operators, and keeps a',
    'ledger that proves every balance.',
    'All that it stores is in one data folder, which only one process at a time can serve.',
    '.Bl -tag -width Ds',
    ...commands.flatMap(({ name, summary }) => [
      `.It Cm ${name.split(' ').map(argument).join(' ')}`,
      ...sentences(summary),
    ]),
    '.El',
    '.Pp',
    'Each command explains itself with',
    `.Fl ${argument('-help')} .`,
    '.Sh ENVIRONMENT',
    'Options override these settings, and these override the settings file,',
    '.Pa pitboss.yaml',
    'in the data folder.',
    'Each can be given as',
    '.Ev NAME_FILE ,',
    'naming a file that holds the value of',
    '.Ev NAME .',
    '.Bl -tag -width Ds',
    ...listSettings().flatMap(([, { name, meaning, default: fallback, absent = 'none' }]) => [
      `.It Ev ${argument(name)}`,
      ...sentences(withoutLinks(meaning)),
      plain(`Default: ${(fallback === undefined || fallback === '' ? absent : fallback).replaceAll('`', '')}.`),
    ]),
    '.El',
    '.Sh FILES',
    '.Bl -tag -width Ds',
    `.It Pa ${argument('./data')}`,
    'The data folder: the store, and in',
    '.Pa keys',
    'the keys that sign, seal and encrypt.',
    'A backup holds both.',
    '.El',
    '.Sh EXIT STATUS',
    '.Bl -tag -width Ds',
    '.It 0',
    'The command succeeded, or finished running requests after SIGTERM or Ctrl\\-C.',
    `.It ${STATUS.failed}`,
    'It failed, or found a fault; one line on standard error says what to do.',
    `.It ${STATUS.misused}`,
    'It was misused.',
    `.It ${STATUS.faulty}`,
    'The program has a bug; the stack is on standard error.',
    `.It ${STATUS.stopped}`,
    'Ctrl\\-C has stopped it; the help of the command says what remains.',
    '.El',
    '.Sh EXAMPLES',
    'Serve on port 8080, with the data in a separate folder:',
    `.Dl pitboss serve ${plain('--port 8080 --data /var/lib/pitboss')}`,
    '.Pp',
    'Copy the data folder while it serves, and prove that every balance in the copy follows from its ledger:',
    `.Dl pitboss backup ${plain('--data /var/lib/pitboss --to ./copy')}`,
    `.Dl pitboss verify ${plain('--data ./copy')}`,
    '.Sh SEE ALSO',
    'The running platform serves its documentation at',
    '.Pa /docs .',
  ];
  return `${lines.join('\n')}\n`;
};
