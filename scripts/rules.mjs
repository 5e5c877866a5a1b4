import { provenRules, readRules } from './lib/rules.mjs'
import { run } from './lib/say.mjs'

/**
 * `npm run rules`: which rules of docs/rules.md no test carries in its title.
 * `-- --strict LOGIN,SCAN`: fails when a rule with one of these prefixes is among them, or a title names no rule at all.
 */
await run(async () => {
  const rules = readRules()
  const proven = provenRules()
  const open = rules.filter(({ id }) => !proven.has(id))
  const known = new Set(rules.map(({ id }) => id))
  const unknown = [...proven.keys()].filter((id) => !known.has(id))

  console.log(`${rules.length - open.length} of ${rules.length} rules are named by a test.`)
  for (const { id, rule } of open) console.log(`  ${id.padEnd(9)} ${rule.replaceAll('`', '').slice(0, 120)}`)
  for (const id of unknown) console.log(`! ${id} in ${proven.get(id).join(', ')} is no rule of docs/rules.md`)

  const at = process.argv.indexOf('--strict')
  if (at < 0) return
  const prefixes = (process.argv[at + 1] ?? '').split(',').filter((prefix) => prefix !== '')
  const missing = open.filter(({ id }) => prefixes.length === 0 || prefixes.includes(id.replace(/-\d+$/, '')))
  if (missing.length + unknown.length === 0) return
  console.error(
    `\n✗ not proved: ${missing.map(({ id }) => id).join(' ') || '–'}; unknown: ${unknown.join(' ') || '–'}`,
  )
  process.exitCode = 1
})
