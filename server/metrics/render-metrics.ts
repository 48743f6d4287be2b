import { FAMILIES, type Family } from './families.ts';
import type { Figures } from './figures.ts';

/** The figures in Prometheus' text format. */
export const renderMetrics = (figures: Figures): string => FAMILIES.map((family) => linesOf(family, figures)).join('');

const linesOf = (family: Family, figures: Figures): string => {
  const { name, help, type, labels } = family;
  const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
  if (family.type !== 'histogram')
    return family
      .samplesOf(figures)
      .reduce((text, [values, value]) => `${text}${line(name, labels, values, value)}`, head);
  return family.distributionsOf(figures).reduce((text, [values, { bounds, cumulative, sum }]) => {
    const buckets = cumulative.map((count, index) =>
      line(`${name}_bucket`, [...labels, 'le'], [...values, String(bounds[index] ?? '+Inf')], count),
    );
    const total = line(`${name}_count`, labels, values, cumulative.at(-1) ?? 0);
    return `${text}${buckets.join('')}${line(`${name}_sum`, labels, values, sum)}${total}`;
  }, head);
};

const line = (name: string, labels: readonly string[], values: readonly string[], value: number): string => {
  const pairs = labels.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
};

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
