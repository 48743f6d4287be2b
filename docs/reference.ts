import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Registry } from '../codegen/read/project/registry.ts';
import { annotate } from './annotate.ts';
import { htmlPage, type Page, relativeAddress, START, TYPES } from './page.ts';
import { addressOf, downloadOf, type Spec, titleOf } from './specs.ts';

const REDOC = `${START}/redoc.js`;

/** A word as an inline picture, in a colour that is readable on light and dark backgrounds. */
const picture = (word: string, widthPx: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="12"><text y="10" font-family="sans-serif" font-size="10" fill="#5f7fd0">${word}</text></svg>`,
  )}`;

/** Pictures that Redoc would load from its vendor. Each must be present, so that an upgrade with different ones is noticed. */
const PICTURES = [
  ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', picture('Redoc', 32)],
  ['https://cdn.redoc.ly/redoc/logo-mini.svg', picture('R', 8)],
] as const;

/** Height of the bar in docs/style.css, in pixels: Redoc keeps its sticky parts below it. */
const BAR_PX = 48;

/** Redoc itself, one script for all pages: the copy that ships with @redocly/cli. */
export const redocScript = (): Page => {
  const cli = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
  let content = readFileSync(join(cli, 'lib/chunks/redoc.standalone.js'), 'utf8');
  for (const [address, own] of PICTURES) {
    if (!content.includes(address)) throw new Error(`Redoc no longer names ${address}: check what it loads instead.`);
    content = content.replaceAll(address, own);
  }
  return { address: REDOC, type: TYPES.js, content };
};

/**
 * The page of a spec, the module that draws it, and the spec itself as downloads. Redoc renders in the browser, since the pages it
 * renders ahead of time contain inline scripts and styles, and only the overview.
 */
export const referencePages = (spec: Spec, registry: Registry): Page[] => {
  const address = addressOf(spec);
  const script = downloadOf(spec, 'js');
  const yaml = downloadOf(spec, 'yaml');
  const downloads = ['yaml', 'json'].map((extension) => ({
    title: `${spec.kind}.${extension}`,
    url: relativeAddress(address, downloadOf(spec, extension)),
  }));
  const options = { skipBundle: true, disableTelemetry: true, scrollYOffset: BAR_PX, downloadUrls: downloads };
  const main = `<div id="redoc"></div>
<noscript><main id="main"><p>This page needs JavaScript. Its content is in <a href="${yaml}">${spec.kind}.yaml</a>.</p></main></noscript>`;
  return [
    htmlPage({ address, title: titleOf(spec), main, script }),
    {
      address: script,
      type: TYPES.js,
      content: `import { init } from './${relativeAddress(script, REDOC)}';

init(
${JSON.stringify(annotate(spec, registry))},
${JSON.stringify(options)},
document.getElementById('redoc'));
`,
    },
    {
      address: yaml,
      type: TYPES.yaml,
      content: stringify(spec.document, { aliasDuplicateObjects: false, lineWidth: 120 }),
    },
    { address: downloadOf(spec, 'json'), type: TYPES.json, content: `${JSON.stringify(spec.document, null, 2)}\n` },
  ];
};
