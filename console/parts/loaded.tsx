import type { ComponentChildren } from 'preact';
import { linkTo } from '../shell/address.ts';
import type { LoadedData as Load } from '../shell/use-load.ts';
import { FaultText } from './fault-text.tsx';

/** Draws what a screen loads once it is there, and the fault until then. */
export const Loaded = <Data,>({ of, children }: { of: Load<Data>; children: (data: Data) => ComponentChildren }) => (
  <>
    <FaultText of={of.fault} again={of.again} />
    {of.data !== undefined ? children(of.data) : of.fault === undefined && <p class="dim">Loading…</p>}
  </>
);

/** Shown where a list has no rows: the reason, and what to do. */
export const Empty = ({ children }: { children: ComponentChildren }) => <div class="empty">{children}</div>;

/** Shown on a record's page if there is no such record, or none that the account may see. Both cases look the same. */
export const Missing = ({ what, id, list }: { what: string; id: string; list: string }) => (
  <>
    <h1>{id}</h1>
    <p role="alert">There is no such {what}, or your account may not see it.</p>
    <p>
      <a href={linkTo(list)}>Go to the list</a>
    </p>
  </>
);
