import { type Json, pointer } from '../read/document/document.ts';
import type { Section } from '../read/project/sections.ts';

/** A tag that an interface lists again with other words: its place, and a sentence. The first words are used. */
type RepeatedTag = { readonly where: string; readonly says: string };

/** The tags that are listed twice with different words, in one document or in several of an interface. */
export const repeatedTags = (sections: readonly Section[]): RepeatedTag[] => {
  const first = new Map<string, { readonly text: string; readonly file: string }>();
  return sections.flatMap(({ api, file, document }) =>
    (document.tags ?? []).flatMap((tag, index): RepeatedTag[] => {
      const key = `${api} ${tag.name}`;
      const text = JSON.stringify(Object.entries(tag as object as Record<string, Json>).sort());
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, { text, file });
      if (earlier === undefined || earlier.text === text) return [];
      const other = earlier.file === file ? '' : ` in ${earlier.file}`;
      return [
        {
          where: `${file}${pointer('tags', String(index))}`,
          says: `the tag ${tag.name} is described otherwise${other} before; the first words are used`,
        },
      ];
    }),
  );
};
