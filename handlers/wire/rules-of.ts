import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import { type InstanceRules, jackpotRules } from './jackpot-rules.ts';

const REMEMBERED_MAX = 10_000;

/** Rules by instance and version. A version's rules never change, so what is remembered is right also when its unit was rolled back. */
const remembered = new Map<
  string,
  { readonly text: string; readonly template: NewJackpotTemplate; readonly rules: InstanceRules }
>();

const read = (instance: { readonly id: string; readonly version: number; readonly rules: string }) => {
  const key = `${instance.id}:${instance.version}`;
  const known = remembered.get(key);
  if (known !== undefined && known.text === instance.rules) return known;
  const template = JSON.parse(instance.rules) as NewJackpotTemplate;
  const entry = { text: instance.rules, template, rules: jackpotRules(template) };
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED_MAX) remembered.delete(oldest);
  remembered.set(key, entry);
  return entry;
};

type Versioned = Parameters<typeof read>[0];

/** An instance's own copy of its template's rules, as the domain reads them. */
export const rulesOf = (instance: Versioned): InstanceRules => read(instance).rules;

/** An instance's own copy of its template, as the interface shows it. */
export const templateOf = (instance: Versioned): NewJackpotTemplate => read(instance).template;
