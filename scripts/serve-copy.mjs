import { servedData } from './lib/preparedData.mjs'

/**
 * The built server on a copy of prepared data, for the suites that share one: it starts in half of the processor time that an
 * empty `memory://` takes to be migrated and filled. The server is this process, so that ending it ends the server.
 */
process.env.DATABASE_URL = await servedData(process.env.PORT)
await import(new URL('../dist/server/main.js', import.meta.url).href)
