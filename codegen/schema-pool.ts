import type { Schema } from './document.ts';

/** Schemas by the first name that was suggested for them, equal ones once: most operations share their problems. */
export class Pool {
  readonly schemas = new Map<string, Schema>();
  private readonly names = new Map<string, string>();

  /** The name of the schema. */
  add(schema: Schema, suggested: string): string {
    const text = JSON.stringify(schema);
    const name = this.names.get(text) ?? suggested;
    this.names.set(text, name);
    this.schemas.set(name, schema);
    return name;
  }
}
