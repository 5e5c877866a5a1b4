import { runTool } from './lib/runTool.mjs'

/** `npm run restore -- <backup>`: into an empty place; `npm run restore -- --check [<backup>]`: proves a backup and touches nothing. */
await runTool('restore')
