const EXPORTED = /^export (?:abstract )?(?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;

/** The names that a source exports. Overloads are one; exports in the text of a generated module are none. */
export const exportedNames = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(EXPORTED)]
      .filter(({ index }) => text.slice(0, index).replaceAll('\\`', '').split('`').length % 2 === 1)
      .map(([, name = '']) => name),
  );

/** Reports whether the interface fixes the name: a handler's is its operation's, and a generated project publishes its runtime. */
const isFixed = (path: string, name: string): boolean =>
  /^codegen\/runtime\//.test(path) ||
  (/^handlers\//.test(path) &&
    path.endsWith(`/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`));

/** The names that several files export, with these files. `fixed`: all but one of them have it of the interface. */
export const sharedNames = (
  files: readonly { readonly path: string; readonly text: string }[],
): { readonly name: string; readonly paths: readonly string[]; readonly fixed: boolean }[] => {
  const paths = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of exportedNames(text)) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => ({ name, paths: all, fixed: all.filter((path) => !isFixed(path, name)).length <= 1 }));
};
