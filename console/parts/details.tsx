import type { ComponentChildren } from 'preact';

/** What is known of one thing: names and values. An absent value is left out. */
export const Details = ({ of }: { of: readonly (readonly [name: string, value: ComponentChildren])[] }) => (
  <dl class="details">
    {of.map(([name, value]) =>
      value === undefined || value === null || value === false || value === '' ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
