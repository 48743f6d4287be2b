/** A media type without its parameters, in lower case. */
export const essenceOf = (header: string): string => (header.split(';', 1)[0] ?? '').trim().toLowerCase();

/** The declared type that covers a content type: itself, or else `text/*`, or else any. */
export const typeFor = (declared: readonly string[], contentType: string): string | undefined => {
  const wanted = essenceOf(contentType);
  const range = `${wanted.split('/', 1)[0]}/*`;
  for (const candidate of [wanted, range, '*/*']) {
    const found = declared.find((type) => essenceOf(type) === candidate);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const isSingleJson = (type: string): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(essenceOf(type)) && !isJsonLines(type);

/** A sequence of JSON values, one per line. */
export const isJsonLines = (type: string): boolean =>
  /[/+.-](?:ndjson|jsonl|json-?lines|json-seq|stream\+json)$/.test(essenceOf(type));

/** The type that the caller likes best; in case of a tie, the one offered first. `undefined` if it accepts none of them. */
export const negotiate = (accept: string | undefined, offered: readonly string[]): string | undefined => {
  if (accept === undefined || accept.trim() === '') return offered[0];
  const wishes = accept.split(',').map(wishOf);
  let best: { readonly type: string; readonly quality: number } | undefined;
  for (const type of offered) {
    const quality = qualityOf(wishes, essenceOf(type));
    if (quality > (best?.quality ?? 0)) best = { type, quality };
  }
  return best?.type;
};

type Wish = { readonly type: string; readonly quality: number };

const wishOf = (text: string): Wish => {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
};

/** The most specific wish decides. An offered range is accepted if anything in it is. */
const qualityOf = (wishes: readonly Wish[], type: string): number => {
  const [group = ''] = type.split('/', 1);
  for (const candidate of [type, `${group}/*`, '*/*']) {
    const found = wishes.find((wish) => wish.type === candidate);
    if (found !== undefined) return found.quality;
  }
  if (!type.endsWith('/*')) return 0;
  const inside = wishes.filter((wish) => group === '*' || wish.type.startsWith(`${group}/`));
  return Math.max(0, ...inside.map(({ quality }) => quality));
};
