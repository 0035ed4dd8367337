import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration; both databases apply the same folder. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
