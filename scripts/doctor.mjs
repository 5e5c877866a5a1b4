import { runTool } from './lib/runTool.mjs'

/** `npm run doctor`: examines configuration, database, disk, clock, ports, proxy, mail, text messages and payment. */
await runTool('doctor')
