import { defineConfig } from 'drizzle-kit';

// drizzle-kit reads a default export and nothing else.
// biome-ignore lint/style/noDefaultExport: the tool's contract
export default defineConfig({
  dialect: 'sqlite',
  schema: './reference-wallet/store/schema.ts',
  out: './reference-wallet/store/migrations',
});
