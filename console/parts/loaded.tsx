import type { ComponentChildren } from 'preact';
import type { Loaded as Load } from '../shell/use-load.ts';
import { Fault } from './fault.tsx';

/** What a screen loads: what is drawn once it is there, and what went wrong until then. */
export const Loaded = <Data,>({ of, children }: { of: Load<Data>; children: (data: Data) => ComponentChildren }) => (
  <>
    <Fault of={of.fault} again={of.again} />
    {of.data !== undefined ? children(of.data) : of.fault === undefined && <p class="dim">Loading…</p>}
  </>
);
