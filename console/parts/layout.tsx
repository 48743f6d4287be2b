import type { ComponentChildren } from 'preact';

/** The top of a screen: what it shows, its state, and what can be done. */
export const Head = ({
  title,
  state,
  children,
}: {
  title: string;
  state?: ComponentChildren;
  children?: ComponentChildren;
}) => (
  <div class="head">
    <h1>{title}</h1>
    {state}
    {children && <div class="buttons">{children}</div>}
  </div>
);

/** Names and values of one thing. An absent value is left out. */
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
