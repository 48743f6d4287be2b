/** Words that a module cannot use as the name of a constant. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super switch this
  throw true try typeof undefined var void while with yield`.split(/\s+/),
);

/** A name for a constant, from a name of the document. */
export const constantName = (name: string): string => {
  const word = name.replaceAll(/[^\p{ID_Continue}$]+/gu, '_');
  const named = /^[\p{ID_Start}$_]/u.test(word) ? word : `_${word}`;
  return RESERVED.has(named) ? `${named}_` : named;
};

/** A property's name as TypeScript writes it. */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name));

export const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Gives each name once, with a number after the second and later ones. */
export const unique = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}${count}`;
    taken.add(free.toLowerCase());
    return free;
  };
};

/** A string as a TypeScript literal in single quotes. */
export const stringLiteral = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
