import { LIMITATIONS, type Limitation } from '../../codegen/read/config/limitations.ts';
import { refusalOf } from './foreign.ts';

/** The limitations that a document needs: those that its refusals name, until none is left. @throws Error if it is refused for good. */
export const limitationsOf = async (document: string): Promise<Limitation[]> => {
  const accepted: Limitation[] = [];
  for (;;) {
    const lines = await refusalOf(document, accepted);
    if (lines.length === 0) return accepted;
    const names = lines.flatMap((line) => /(?:Or accept|more of) ([\w.-]+)[:.]/.exec(line)?.[1] ?? []);
    const more = Object.keys(LIMITATIONS).filter((name) => names.includes(name)) as Limitation[];
    const fresh = more.filter((name) => !accepted.includes(name));
    if (fresh.length === 0) throw new Error(lines.join('\n'));
    accepted.push(...fresh);
  }
};
