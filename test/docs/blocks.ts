import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../cli/program.ts';
import { BLOCKS } from './block-owners.ts';

/** A fenced block of a page. */
export type Block = {
  /** The heading of the second level above it. */
  readonly section: string;
  /** The file that the first line of a program names, or the language of the fence, or `text`. */
  readonly label: string;
  readonly text: string;
};

/** The blocks of a page; indented ones are without their indentation. */
export const blocksOf = (page: string): Block[] => {
  const blocks: Block[] = [];
  let section = '';
  for (const [, heading, indent = '', language = '', body = ''] of readFileSync(join(root, page), 'utf8').matchAll(
    /^## (.*)$|^( *)```(\w*)\n([\s\S]*?)^ *```$/gm,
  )) {
    if (heading === undefined) {
      const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      const [, file] = /^\/\/ (\S+\.\w+)\n/.exec(text) ?? [];
      blocks.push({ section, label: file ?? (language || 'text'), text });
    } else section = heading;
  }
  return blocks;
};

/** The rows of the list for a page, a block each. */
export const listedOf = (page: string): { section: string; label: string; owner: string }[] =>
  (BLOCKS[page] ?? []).flatMap(([section, labels, owner]) =>
    labels.split(' ').map((label) => ({ section, label, owner })),
  );

/** The blocks of a page that one test has to run. */
export type OwnBlocks = {
  /** The blocks of a section, of all labels or of one; they count as run. Fails if there are none. */
  take(section: string, label?: string): Block[];
  /** The text of the only block of this kind in a section; it counts as run. */
  one(section: string, label: string): string;
  /** The programs, by the file that each names; they count as run. */
  programs(): [file: string, text: string][];
  /** The blocks that have not been run. Its test comes last, and says that nothing is left. */
  left(): string[];
};

/** The blocks of a page that the list gives to the test in this file. */
export const blocksFor = (page: string, file: string): OwnBlocks => {
  const listed = listedOf(page);
  const left = new Set(blocksOf(page).filter((_, at) => listed[at]?.owner === relative(root, file)));
  const own = [...left];
  const take: OwnBlocks['take'] = (section, label) => {
    const blocks = own.filter((block) => block.section === section && (label === undefined || block.label === label));
    if (blocks.length === 0) throw new Error(`${page} has no block of this test in “${section}” ${label ?? ''}`);
    for (const block of blocks) left.delete(block);
    return blocks;
  };
  return {
    take,
    one: (section, label) => {
      const [{ text } = { text: '' }, ...others] = take(section, label);
      if (others.length > 0) throw new Error(`${page} has several blocks of this test in “${section}” ${label}`);
      return text;
    },
    programs: () => {
      const named = own.filter(({ label }) => label.includes('.'));
      for (const block of named) left.delete(block);
      return named.map(({ label, text }) => [label, text]);
    },
    left: () => [...left].map(({ section, label }) => `${section}: ${label}`),
  };
};
