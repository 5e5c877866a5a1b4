import { runTool } from './lib/runTool.mjs'

/** `npm run migrate`: brings the database of the site (DATABASE_URL, else data/db) to this program; lists and asks before. */
await runTool('migrate')
