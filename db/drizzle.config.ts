import { defineConfig } from 'drizzle-kit';

// drizzle-kit only reads a default export.
// biome-ignore lint/style/noDefaultExport: the tool's contract
export default defineConfig({ dialect: 'sqlite', schema: './db/schema.ts', out: './db/migrations' });
