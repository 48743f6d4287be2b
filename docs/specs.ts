import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readProjectConfig } from '../codegen/read/config/config.ts';
import { type Document, type JsonObject, listPlaces } from '../codegen/read/document/document.ts';
import { bundle } from '../codegen/read/project/bundle.ts';
import { slug } from './page.ts';

/** A bundled spec: it contains everything it refers to. */
export type Spec =
  | { readonly kind: 'openapi'; readonly section: string; readonly document: Document }
  | { readonly kind: 'asyncapi'; readonly section: string; readonly document: AsyncDocument };

export type AsyncDocument = JsonObject & {
  readonly info: { readonly title: string; readonly summary?: string; readonly description?: string };
};

/** The specs of all sections, in the order of the toolchain's configuration; sections it does not name come last. */
export const readSpecs = (root: string): Spec[] => {
  const config = readProjectConfig(join(root, 'codegen/pitboss.json'));
  const files = globSync('spec/*/{openapi,asyncapi}.yaml', { cwd: root });
  const named = config.apis.flatMap((api) => Object.keys(api.sections));
  const sections = [...new Set([...named, ...files.map(sectionOf).sort()])];
  const inOrder = sections.flatMap((section) => KINDS.map((kind) => join('spec', section, `${kind}.yaml`)));
  const sources = inOrder
    .filter((file) => files.includes(file))
    .map((file) => ({ file, kind: basename(file, '.yaml'), section: sectionOf(file) }));
  return bundle(config, sources, 'error') as Spec[];
};

const KINDS = ['openapi', 'asyncapi'] as const;

const sectionOf = (file: string): string => basename(dirname(file));

/** A spec's title without the product's name. */
export const titleOf = ({ document }: Spec): string => {
  const title = document.info.title.replace(/^Pitboss /, '');
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`;
};

/** The page of a spec. */
export const addressOf = ({ kind, section }: Pick<Spec, 'kind' | 'section'>): string =>
  kind === 'openapi' ? `/docs/${section}` : `/docs/${section}/events`;

/** The address of a spec's download; `extension` is `yaml` or `json`. */
export const downloadOf = ({ kind, section }: Spec, extension: string): string =>
  `/docs/${section}/${kind}.${extension}`;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly section: string;
  readonly problems: readonly string[];
  readonly pending: boolean;
  /** Its anchor on the page of its section. */
  readonly address: string;
};

/** Every operation of the OpenAPI specs, in the order of their pages. */
export const operationsOf = (specs: readonly Spec[]): Operation[] =>
  specs.flatMap((spec) =>
    spec.kind === 'asyncapi'
      ? []
      : listPlaces(spec.document).map(({ operation, method, path }) => {
          const { operationId = `${method} ${path}`, summary = operationId } = operation;
          const [tag = ''] = tagsOf(operation);
          return {
            operationId,
            summary,
            section: spec.section,
            problems: operation['x-problems'] ?? [],
            pending: operation['x-pending'] === true,
            // Redoc builds the anchors of its pages like this.
            address: `${addressOf(spec)}#/${slug(tag)}/${operationId.toLowerCase()}`,
          };
        }),
  );

const tagsOf = (operation: object): readonly string[] =>
  'tags' in operation && Array.isArray(operation.tags) ? operation.tags : [];
