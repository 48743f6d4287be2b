import type { Schema } from './document.ts';

/** Schemas by their first suggested name, with duplicates shared: most operations have the same problems. */
export class Pool {
  readonly schemas = new Map<string, Schema>();
  private readonly names = new Map<string, string>();

  /** Adds a schema; returns its name. */
  add(schema: Schema, suggested: string): string {
    const text = JSON.stringify(schema);
    const name = this.names.get(text) ?? suggested;
    this.names.set(text, name);
    this.schemas.set(name, schema);
    return name;
  }
}
