import { runTool } from './lib/runTool.mjs'

/** `npm run admin -- --phone … | --email …`: makes an administrator in the database of the site (DATABASE_URL, else data/db). */
await runTool('admin')
