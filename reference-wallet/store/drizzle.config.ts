import { defineConfig } from 'drizzle-kit';

// drizzle-kit reads a default export and nothing else.
// biome-ignore lint/style/noDefaultExport: the tool's contract
export default defineConfig({ dialect: 'sqlite', schema: './db/wallet/schema.ts', out: './db/wallet/migrations' });
