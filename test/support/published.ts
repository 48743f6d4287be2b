import { type InProcessPlatform, type InProcessReply, openPlatform, type PlatformOptions } from './platform.ts';

/** The reply of an operation that must succeed. */
export const succeed = async (
  platform: InProcessPlatform,
  ...[operation, parts]: Parameters<InProcessPlatform['call']>
): Promise<InProcessReply['body']> => {
  const reply = await platform.call(operation, parts);
  if (reply.code !== undefined) throw new Error(`${operation}: ${reply.code} ${reply.detail} ${reply.pointers ?? ''}`);
  return reply.body;
};

/** Runs work on a platform in this process that has northstar, its brand luna, and a published template of northstar. */
export const withPublished = async (
  template: object,
  options: PlatformOptions,
  work: (platform: InProcessPlatform) => Promise<void>,
): Promise<void> => {
  const platform = openPlatform(options);
  try {
    await succeed(platform, 'saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
    await succeed(platform, 'saveBrands', {
      path: { operator_id: 'northstar' },
      body: [{ id: 'luna', name: 'Luna' }],
    });
    const { id, owner_id } = (await succeed(platform, 'createTemplate', { body: template })) as Template;
    await succeed(platform, 'publishTemplate', { body: { owner_id, template_id: id } });
    await work(platform);
  } finally {
    await platform.close();
  }
};

type Template = { readonly id: string; readonly owner_id: string };

/** A clock that advances by a millisecond on each reading. */
export const ticking = (startMs = 1_800_000_000_000): (() => number) => {
  let nowMs = startMs;
  return () => {
    nowMs += 1;
    return nowMs;
  };
};
