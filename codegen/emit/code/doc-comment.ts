import type { ApiOperation } from '../../read/project/operation.ts';

/** Maximum line length of a comment, including indent and star. */
const WIDTH = 120;

/** The comment that an editor shows for a call: the operation's summary, the first paragraph of its description, its method and path. */
export const docComment = (operation: ApiOperation, indent: string): string => {
  const { summary, description, method, path, requirement, deprecated } = operation;
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const place = [`\`${method.toUpperCase()} ${path}\``, ...requirement].join(', ');
  const blocks = [
    [summary],
    wrapped(paragraph, WIDTH - indent.length - 3),
    [place, ...(deprecated ? ['@deprecated'] : [])],
  ];
  const lines = blocks.filter((block) => block.some((line) => line !== '')).flatMap((block) => ['', ...block]);
  return [
    `${indent}/**`,
    // Escapes the end of a comment inside the text.
    ...lines.slice(1).map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd()),
    `${indent} */`,
  ].join('\n');
};

const wrapped = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
