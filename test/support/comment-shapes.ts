/** Shapes of sentences that read as if they were translated. A sentence that begins with a verb or a noun is shorter. */
export const SHAPES: Readonly<Record<string, (sentence: string) => boolean>> = {
  'begins with “What”': (sentence) => /^What\b[^?]*$/.test(sentence),
  'is a clause with “Whether”, “How”, “Where” or “When”': (sentence) =>
    /^(Whether|How|Where|When)\b[^?,]*$/.test(sentence),
  'has “tell” or “told”': (sentence) => /\b(tells?|told|telling)\b/i.test(sentence),
  'has “of its own”': (sentence) => /\bof (its|their|his) own\b/i.test(sentence),
  'has “is asked”': (sentence) => /\b(is|are|be|was|were) asked\b/i.test(sentence),
  'begins with “Those that”': (sentence) => /^Those (that|who|which)\b/.test(sentence),
};

/** The comments of a source, each as its lines without their marks. */
export const commentsIn = (text: string): string[][] => {
  const comments: string[][] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const found = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/.exec(line)?.[1];
    if (found !== undefined && !isOpen) comments.push([]);
    isOpen = found !== undefined;
    if (found !== undefined) comments.at(-1)?.push(found.replace(/^@\w+(?: \w+)?\s*/, ''));
  }
  return comments;
};

/** The sentences of a comment. */
export const sentencesOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .trim()
    .split(/(?<=[.!?:]) (?=[A-Z])/);
