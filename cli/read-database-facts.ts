import { readStoreFacts } from '../db/upkeep/store-facts.ts';
import type { InspectedStore } from './doctor/store-facts.ts';
import { openPlace, type StorePlace } from './resolve-place.ts';

/**
 * Reads what the doctor needs to know of a store in a database.
 * @throws what opening it throws.
 */
export const readDatabaseFacts = async (place: StorePlace): Promise<InspectedStore> => {
  const { store, close } = await openPlace(place);
  try {
    return { ...(await store.read((tx) => readStoreFacts(tx, Date.now()))), sqlite: undefined, migrationsMissing: 0 };
  } finally {
    await close();
  }
};
