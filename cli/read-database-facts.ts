import { readStoreFacts } from '../db/store-facts.ts';
import type { StoreFacts } from './doctor/store-facts.ts';
import { openPlace, type Place } from './place-of.ts';

/**
 * Reads what the doctor needs to know of a store in a database.
 * @throws what opening it throws.
 */
export const readDatabaseFacts = async (place: Place): Promise<StoreFacts> => {
  const { store, close } = await openPlace(place);
  try {
    return { ...(await store.read(readStoreFacts)), sqlite: undefined, migrationsMissing: 0 };
  } finally {
    await close();
  }
};
