import { ApiError } from '../../clients/typescript/src/pitboss.ts';
import type { Form } from '../../generated/forms/runtime/form.gen.ts';
import { freshToken, PLATFORM } from './platform.ts';

/** Downloads a list, all of its pages, as CSV. */
export const downloadCsv = async (
  { operationId, path: template }: Pick<Form, 'operationId' | 'path'>,
  path: object,
  query: URLSearchParams,
): Promise<void> => {
  const place = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object.entries(path).find(([key]) => key === name)?.[1] ?? '')),
  );
  // The client reads JSON alone, and a link cannot carry a token.
  const reply = await fetch(`${PLATFORM}${place}?${query}`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${await freshToken()}` },
    credentials: 'omit',
  });
  if (!reply.ok) {
    const body: unknown = await reply.json().catch(() => undefined);
    throw new ApiError({
      status: reply.status,
      headers: reply.headers,
      body,
      operationId,
      idempotencyKey: undefined,
    });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await reply.blob());
  link.download = `${operationId.replace(/^list/, '').toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
