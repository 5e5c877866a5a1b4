import { runTool } from './lib/runTool.mjs'

/** `npm run backup [-- --to <folder>]`: database, files and key of the site, while it works. */
await runTool('backup')
