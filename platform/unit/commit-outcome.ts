import type { ChainContext, Unit } from './handler.ts';

/** Commits how the chain of a contribution ends. What the store does not take is done in the background as soon as it does. */
export const commitOutcome = async (
  { write, services }: Pick<ChainContext, 'write' | 'services'>,
  contributionId: string,
  end: (unit: Unit) => Promise<unknown>,
): Promise<void> => {
  try {
    await write(end);
  } catch (error) {
    services.commitOutcomeLater(contributionId);
    throw error;
  }
};
