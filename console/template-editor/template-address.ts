/** The screen of a template. */
export const templateAddress = ({ owner_id, id }: { readonly owner_id: string; readonly id: string }): string =>
  `/templates/${encodeURIComponent(owner_id)}/${encodeURIComponent(id)}`;
