import { runTool } from './lib/runTool.mjs'

/** `npm run invariants`: is everything in the database of the site as it must be? (DATABASE_URL, else data/db) */
await runTool('invariants')
