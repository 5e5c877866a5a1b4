import { resolve } from 'node:path'

import { examine, type Finding } from './doctor/checks.ts'

const signs: Readonly<Record<Finding['status'], string>> = { ok: '✓', warning: '!', fault: '✗' }

/** `npm run doctor`: looks at everything that keeps the site from working, and names the remedies. Exit code 1 on a fault. */
const findings = await examine({
  env: process.env,
  now: Date.now,
  dist: resolve(process.env['DIST'] || 'dist'),
})
for (const { check, status, says, remedy } of findings) {
  console.log(`${signs[status]} ${check.padEnd(14)} ${says}`)
  if (remedy !== '') console.log(`${' '.repeat(17)}→ ${remedy}`)
}
const faults = findings.filter(({ status }) => status === 'fault')
console.log(faults.length === 0 ? '\nNothing keeps the site from working.' : `\nFaults: ${faults.length}.`)
process.exitCode = faults.length === 0 ? 0 : 1
