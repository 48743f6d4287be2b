import type { ComponentChildren } from 'preact';

/** What stands where a list has no rows: why, and what to do. */
export const Empty = ({ children }: { children: ComponentChildren }) => <div class="empty">{children}</div>;
