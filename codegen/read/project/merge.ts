import type { Api } from '../config/config.ts';
import { refuseAny, type SpecFault } from '../config/refusal.ts';
import {
  type Components,
  type Document,
  type Json,
  METHODS,
  type PathItem,
  pointer,
  type TagObject,
} from '../document/document.ts';
import { order } from '../document/order.ts';
import { INTEGERS } from '../document/wide-integers.ts';
import type { Section } from './sections.ts';

const NULLS = 'x-null-is-left-out';

type Named = { readonly section: Section; readonly content: string };

/** JSON with sorted keys, so that equal values are equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => order(a, b)))
      : part,
  );

/**
 * Merges the sections of an interface into one document. Paths keep the order of the sections; components are sorted. Each operation gets
 * its section's name and default security.
 */
export const merge = (api: Api, sections: readonly Section[]): Document => {
  const faults: SpecFault[] = [];
  const components = mergeComponents(sections, faults);
  const tags = mergeTags(sections);
  const paths = mergePaths(sections, faults);
  const [first] = sections;
  if (!first) throw new Error(`${api.name} has only events, and this needs operations: name an OpenAPI document`);
  for (const { file, document } of sections)
    if (document.info.version !== first.document.info.version)
      faults.push({
        where: `${file}#/info/version`,
        rule: `the version ${document.info.version} differs from ${first.document.info.version} in ${first.file}`,
        mend: 'Use one version for the whole interface.',
      });
  // AsyncAPI documents have no bodies.
  for (const { file, document } of sections)
    if (Object.keys(document.paths ?? {}).length > 0 && canonical(document[NULLS]) !== canonical(first.document[NULLS]))
      faults.push({
        where: `${file}#`,
        rule: `${NULLS} differs from that in ${first.file}`,
        mend: 'Write the same in every section of the interface.',
      });
  refuseAny(faults);
  const { openapi, servers } = first.document;
  const webhooks = Object.assign({}, ...sections.map(({ document }) => document.webhooks));
  return {
    openapi,
    info: mergeInfo(api, sections, first),
    ...(servers ? { servers } : {}),
    tags,
    paths,
    ...(Object.keys(webhooks).length > 0 ? { webhooks } : {}),
    components,
    ...(first.document[NULLS] ? { [NULLS]: first.document[NULLS] } : {}),
    ...(first.document[INTEGERS] ? { [INTEGERS]: first.document[INTEGERS] } : {}),
  };
};

/** The first section's info, with each section's description under its own heading. */
const mergeInfo = (api: Api, sections: readonly Section[], first: Section): Document['info'] => {
  const { summary: _summary, description: _description, ...info } = first.document.info;
  const chapters = sections.flatMap(({ document }) => {
    const said = document.info.description?.trim();
    return said ? [`# ${document.info.title}\n\n${said}`] : [];
  });
  const title = api.title ?? first.document.info.title;
  if (chapters.length < 2) return { ...first.document.info, title };
  return { ...info, title, ...(chapters.length > 0 ? { description: chapters.join('\n\n') } : {}) };
};

const mergeComponents = (sections: readonly Section[], faults: SpecFault[]): Components => {
  const kinds: Record<string, Record<string, Json>> = {};
  const seen = new Map<string, Named>();
  for (const section of sections)
    for (const [kind, entries] of Object.entries(section.document.components ?? {}))
      for (const [name, value] of Object.entries(entries)) {
        const at = pointer('components', kind, name);
        const content = canonical(value);
        const earlier = seen.get(at);
        if (earlier && earlier.content !== content)
          faults.push({
            where: `${section.file}${at}`,
            rule: `${name} in ${kind} differs from the one in ${earlier.section.file}`,
            mend: 'Share one file, or rename one of them.',
          });
        seen.set(at, earlier ?? { section, content });
        const ofKind = kinds[kind] ?? {};
        ofKind[name] = value;
        kinds[kind] = ofKind;
      }
  const sorted = (record: Record<string, Json>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => order(a, b)));
  return Object.fromEntries(
    Object.entries(kinds)
      .sort(([a], [b]) => order(a, b))
      .map(([kind, entries]) => [kind, sorted(entries)]),
  );
};

/** Each tag once. Of one that is listed again with other words, which lint warns of, the first words count. */
const mergeTags = (sections: readonly Section[]): TagObject[] => {
  const tags = new Map<string, TagObject>();
  for (const { document } of sections)
    for (const tag of document.tags ?? []) tags.set(tag.name, { ...tag, ...tags.get(tag.name) });
  return [...tags.values()];
};

const mergePaths = (sections: readonly Section[], faults: SpecFault[]): Readonly<Record<string, PathItem>> => {
  const paths: Record<string, PathItem> = {};
  // Two path templates that differ only in parameter names match the same requests.
  const owners = new Map<string, string>();
  for (const { name, file, document } of sections)
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      const merged: Record<string, unknown> = { ...paths[path] };
      for (const [key, value] of Object.entries(item)) {
        const method = METHODS.find((candidate) => candidate === key);
        const operation = method ? item[method] : undefined;
        if (!method || !operation) {
          if (merged[key] !== undefined && canonical(merged[key]) !== canonical(value))
            faults.push({
              where: `${file}${pointer('paths', path, key)}`,
              rule: `${key} differ from those of the same path in another section`,
              mend: 'Move them to the operations.',
            });
          merged[key] = value;
          continue;
        }
        const at = `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
        const owner = owners.get(at);
        if (owner)
          faults.push({
            where: `${file}${pointer('paths', path, method)}`,
            rule: `${method.toUpperCase()} ${path} is already an operation in ${owner}`,
            mend: 'Remove one of them, or give it another path.',
          });
        owners.set(at, `${name} (${file})`);
        const accounts = operation['x-accounts'] ?? document['x-accounts'];
        merged[method] = {
          ...operation,
          'x-section': name,
          ...(accounts && { 'x-accounts': accounts }),
          security: operation.security ?? document.security ?? [],
        };
      }
      paths[path] = merged;
    }
  return paths;
};
