import type { Command } from './command.ts';
import { offeredFor, splitUsage, type UsagePart } from './usage-parts.ts';

/** A command as a shell completes it. */
type Completed = { readonly name: string; readonly summary: string; readonly parts: readonly UsagePart[] };

const completedOf = (commands: readonly Command[]): Completed[] =>
  commands.map(({ name, usage, summary }) => ({ name, summary, parts: splitUsage(name, usage) }));

/** Lists the words that may follow the first words of names: `admin` leads to `create`. */
const nextWords = (commands: readonly Completed[], first: string): Completed[] =>
  commands
    .filter(({ name }) => name.startsWith(`${first} `))
    .map((command) => ({ ...command, name: command.name.slice(first.length + 1) }));

const firstWords = (commands: readonly Completed[]): Map<string, string> => {
  const words = new Map<string, string>();
  for (const { name, summary } of commands) {
    const [first = ''] = name.split(' ');
    if (name === first) words.set(first, summary);
    else if (!words.has(first))
      words.set(
        first,
        nextWords(commands, first)
          .map((next) => next.name)
          .join(', '),
      );
  }
  return words.set('help', 'lists the commands');
};

/** Text between single quotes of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const optionsOf = ({ parts }: Completed) => parts.filter((part) => part.kind === 'option');
const wordsOf = ({ parts }: Completed) =>
  parts.flatMap((part) => (part.kind === 'word' ? [offeredFor(part.value)] : []));

/** The commands, those of several words first: a shell takes the first that matches. */
const longestFirst = (commands: readonly Completed[]): Completed[] =>
  [...commands].sort((one, other) => other.name.split(' ').length - one.name.split(' ').length);

const bash = (commands: readonly Completed[]): string => {
  const inBash = (offered: 'file' | readonly string[]): string =>
    offered === 'file' ? 'compgen -f -- "$current"' : `compgen -W ${quoted(offered.join(' '))} -- "$current"`;
  const firsts = firstWords(commands);
  const branches = longestFirst(commands).map((command) => {
    const { name } = command;
    const options = optionsOf(command);
    const values = options.flatMap(({ flag, value }) =>
      value === undefined ? [] : [`        ${flag}) _pitboss_offer < <(${inBash(offeredFor(value))}); return ;;`],
    );
    const next = nextWords(commands, name).map((below) => below.name);
    const words = [...next, ...options.map(({ flag }) => flag), '--help'];
    return [
      `    ${quoted(`${name} `)}*)`,
      ...(values.length === 0 ? [] : [`      case $previous in`, ...values, `      esac`]),
      ...wordsOf(command).map((offered) => `      _pitboss_offer < <(${inBash(offered)})`),
      `      _pitboss_offer < <(${inBash(words)}) ;;`,
    ].join('\n');
  });
  const groups = [...firsts.keys()]
    .filter((first) => !commands.some(({ name }) => name === first) && first !== 'help')
    .map(
      (first) =>
        `    ${quoted(`${first} `)}*) _pitboss_offer < <(${inBash(nextWords(commands, first).map(({ name }) => name))}) ;;`,
    );
  return `# Completions of pitboss for bash: source this file, or put it in /usr/share/bash-completion/completions as “pitboss”.
_pitboss_offer() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}
_pitboss() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _pitboss_offer < <(${inBash([...firsts.keys()])})
    return
  fi
  # Names end with a space, so that “wallet” is not found in a longer word.
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1} " in
${branches.join('\n')}
${groups.join('\n')}
  esac
}
complete -o filenames -F _pitboss pitboss
`;
};

const zsh = (commands: readonly Completed[]): string => {
  const described = (words: Iterable<readonly [string, string]>): string =>
    [...words].map(([word, summary]) => quoted(`${word.replaceAll(':', '\\:')}:${summary}`)).join(' ');
  const action = (value: string): string => {
    const offered = offeredFor(value);
    return offered === 'file' ? '_files' : offered.length === 0 ? '' : `(${offered.join(' ')})`;
  };
  const escaped = (text: string): string => text.replaceAll(':', '\\:').replaceAll(']', '\\]');
  const branches = longestFirst(commands).map((command) => {
    const words = command.name.split(' ').length;
    const specs = command.parts.map((part) =>
      part.kind === 'word'
        ? quoted(`${part.isRequired ? ':' : '::'}${escaped(part.value)}:${action(part.value)}`)
        : quoted(
            part.value === undefined
              ? part.flag
              : `${part.flag}[${escaped(part.value)}]:${escaped(part.value)}:${action(part.value)}`,
          ),
    );
    const next = nextWords(commands, command.name).map(({ name, summary }) => [name, summary] as const);
    return [
      `    ${quoted(`${command.name} `)}*)`,
      `      shift ${words} words; (( CURRENT -= ${words} ))`,
      ...(next.length === 0
        ? []
        : [`      (( CURRENT == 2 )) && { next=(${described(next)}); _describe command next }`]),
      `      _arguments ${[...specs, quoted('--help[explains the command]')].join(' ')} ;;`,
    ].join('\n');
  });
  const groups = [...firstWords(commands).keys()]
    .filter((first) => !commands.some(({ name }) => name === first) && first !== 'help')
    .map((first) => {
      const next = nextWords(commands, first).map(({ name, summary }) => [name, summary] as const);
      return `    ${quoted(`${first} `)}*) next=(${described(next)}); _describe command next ;;`;
    });
  return `#compdef pitboss
# Completions of pitboss for zsh: put this file in a folder of $fpath as “_pitboss”.
_pitboss() {
  local -a next
  if (( CURRENT == 2 )); then
    next=(${described(firstWords(commands))})
    _describe command next
    return
  fi
  case "\${(j: :)words[2,CURRENT-1]} " in
${branches.join('\n')}
${groups.join('\n')}
  esac
}
[ "$funcstack[1]" = _pitboss ] && _pitboss "$@" || compdef _pitboss pitboss
`;
};

const fish = (commands: readonly Completed[]): string => {
  const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = [...firstWords(commands)].map(
    ([word, summary]) => `complete -c pitboss -n __fish_use_subcommand -a ${word} -d ${fishQuoted(summary)}`,
  );
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ');
    const seconds = nextWords(commands, first).map(({ name }) => name);
    const others =
      second === undefined && seconds.length > 0 ? `; and not __fish_seen_subcommand_from ${seconds.join(' ')}` : '';
    const own = second === undefined ? others : `; and __fish_seen_subcommand_from ${second}`;
    const condition = fishQuoted(`__fish_seen_subcommand_from ${first}${own}`);
    if (second !== undefined) {
      const before = `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${seconds.join(' ')}`;
      lines.push(`complete -c pitboss -n ${fishQuoted(before)} -a ${second} -d ${fishQuoted(command.summary)}`);
    }
    for (const { flag, value } of optionsOf(command)) {
      const offered = value === undefined ? undefined : offeredFor(value);
      const taken =
        offered === undefined
          ? ''
          : offered === 'file'
            ? ' -r -F'
            : ` -x${offered.length === 0 ? '' : ` -a ${fishQuoted(offered.join(' '))}`}`;
      lines.push(
        `complete -c pitboss -n ${condition} -l ${flag.slice(2)}${taken}${value === undefined ? '' : ` -d ${fishQuoted(value)}`}`,
      );
    }
    for (const offered of wordsOf(command))
      lines.push(
        `complete -c pitboss -n ${condition} ${offered === 'file' ? '-F' : `-a ${fishQuoted(offered.join(' '))}`}`,
      );
  }
  return `# Completions of pitboss for fish: put this file in a folder of $fish_complete_path as “pitboss.fish”.
complete -c pitboss -f
complete -c pitboss -l help -d 'explains a command'
${lines.join('\n')}
`;
};

/** The shells that have completions, and the name of the file that each looks for. */
export const SHELLS = {
  bash: { file: 'pitboss', write: bash },
  zsh: { file: '_pitboss', write: zsh },
  fish: { file: 'pitboss.fish', write: fish },
} as const;

/** The completions of a shell, made from the commands and their usages. */
export const shellCompletions = (shell: keyof typeof SHELLS, commands: readonly Command[]): string =>
  SHELLS[shell].write(completedOf(commands));
