import { resolved, type Schema } from './schema.ts';

/** Names of `id` where other schemas refer to its noun: `JackpotInstance.id` is `instance_id` elsewhere. */
const CALLED: Readonly<Record<string, string>> = {
  JackpotInstance: 'instance_id',
  JackpotTemplate: 'template_id',
  Operator: 'operator_id',
  Brand: 'brand_id',
  Pot: 'pot_id',
  Account: 'account_id',
  OwnAccount: 'account_id',
  Organisation: 'org_id',
  FreespinTemplate: 'template_id',
  FreespinInstance: 'instance_id',
  PlayerBonus: 'bonus_id',
};

/** Fields that mean the same under different names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  owner_id: ['template_owner_id', 'instance_owner_id', 'brand_id'],
  path: ['brand_id', 'owner_id'],
  game_code: ['source_id', 'instance_game_code'],
  instance_id: ['source_instance_id', 'target_instance_id'],
};

const MOST = 50;

/** Ids seen in replies, by the name of the field that takes them, for later requests. */
export class Harvest {
  readonly #values = new Map<string, string[]>();

  /** The known values for a field of this name. */
  of(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  add(name: string, value: string): void {
    for (const each of [name, ...(ALSO[name] ?? [])]) {
      const values = this.#values.get(each) ?? [];
      if (values.includes(value)) continue;
      this.#values.set(each, [...values.slice(1 - MOST), value]);
    }
  }

  /** Collects every string in a field whose name ends in `_id` or `path`, and the ids of known nouns. */
  gather(given: Schema, value: unknown): void {
    const schema = resolved(given);
    const noun = given.$ref?.split('/').at(-1) ?? '';
    if (Array.isArray(value)) for (const item of value) this.gather(schema.items ?? {}, item);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [name, part] of Object.entries(value)) {
      const called = name === 'id' ? CALLED[noun] : /_id$|^path$|^game_code$/.test(name) ? name : undefined;
      if (called !== undefined && typeof part === 'string') this.add(called, part);
      else this.gather(schema.properties?.[name] ?? {}, part);
    }
  }
}
