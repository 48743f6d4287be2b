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
