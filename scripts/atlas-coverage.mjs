import { joinCoverage, sentencesOf, tableOf } from './lib/coverage.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { run } from './lib/say.mjs'

/** `npm run atlas:coverage`: joins what the last whole suites left, and fails when stories and walks miss something. */
await run(async () => {
  checkNode()
  ensureInstalled()
  const { report, faults } = await joinCoverage()
  console.log(tableOf(report).join('\n'))
  for (const sentence of sentencesOf(faults)) console.error(sentence)
  if (Object.keys(faults).length > 0) process.exitCode = 1
})
