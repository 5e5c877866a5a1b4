import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/commerce.ts', './server/db/live.ts'],
  out: './server/db/migrations',
})
