import type { FilteredInstance } from '../../db/upkeep/store-facts.ts';
import { isCountry } from '../../domain/jackpot/admission.ts';
import { type DoctorFinding, found } from './findings.ts';

/** Lists the running instances whose country filters have codes that ISO 3166-1 does not have; versions before 0.15.0 accepted any two letters. */
export const checkCountries = (instances: readonly FilteredInstance[]): DoctorFinding[] =>
  instances.flatMap(({ id, name, ownerId, filters }) => {
    const { black_list: black = [], white_list: white = [] } = JSON.parse(filters) as Filters;
    const effects = [...effectOf('black', black, 'exclude'), ...effectOf('white', white, 'admit')];
    if (effects.length === 0) return [];
    const message = `The jackpot “${name}” (${id}) of ${ownerId} has codes that are not countries: ${effects.join(', and ')}.`;
    return [found('countries_unknown', message)];
  });

type Filters = { readonly black_list?: readonly string[]; readonly white_list?: readonly string[] };

const effectOf = (colour: string, list: readonly string[], verb: string): string[] => {
  const unknown = list.filter((code) => !isCountry(code));
  return unknown.length === 0 ? [] : [`on its ${colour} list ${unknown.join(', ')}, which ${verb} no player`];
};
