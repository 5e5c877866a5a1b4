import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

import { format } from './lib/format.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'
import { readOptions } from './bench/lib/options.mjs'
import { columns, markdown } from './bench/lib/table.mjs'

const target = 'docs/performance.md'

/** Each is a module of scripts/bench with `measure(options)`; imported late, because packages may be missing until then. */
const parts = {
  bytes: { steps: ['site', 'ssr', 'server'] },
  early: { steps: ['site', 'ssr', 'server'] },
  lighthouse: { steps: ['site', 'ssr', 'server'] },
  poll: { steps: ['server'] },
  routes: { steps: ['site'] },
  assignment: { steps: [] },
  papers: { steps: ['server'] },
  similarity: { steps: [] },
  search: { steps: [] },
  people: { steps: [] },
  imports: { steps: [] },
  copies: { steps: [] },
  selection: { steps: [] },
  orders: { steps: ['server'] },
  purchases: { steps: ['server'] },
  chat: { steps: ['server'] },
  restart: { steps: ['server'] },
  backup: { steps: ['server'] },
  stories: { steps: ['workshop'] },
  sfu: { steps: [] },
  cdn: { steps: [] },
  broadcast: { steps: ['site', 'ssr', 'server'] },
}

/**
 * `npm run bench [parts…] [-- --write --runs=5 --visitors=10000 --viewers=50 --joins=200 --seconds=20]`: one table of figures; `--write` puts what
 * was measured into docs/performance.md. Exit code 1 when a goal is missed. `--brief` shows in seconds that the parts work: exit code 1 when one
 * gives no figure.
 */
await run(async () => {
  checkNode()
  ensureInstalled()
  const { names, options } = readOptions(process.argv.slice(2))
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Remedy(`No such part: ${unknown.join(', ')}.`, `There are: ${Object.keys(parts).join(', ')}.`)
  const wanted = Object.keys(parts).filter((name) => names.length === 0 || names.includes(name))
  // Before an hour of measuring, not after it.
  if (options.write) for (const name of wanted) mustHaveSection(name)
  const asked = process.env.NODE_ENV
  await build({ only: [...new Set(wanted.flatMap((name) => parts[name].steps))] })
  // Building sets NODE_ENV for itself; what is measured decides its own.
  if (asked === undefined) delete process.env.NODE_ENV

  const given = process.env.CHROMIUM_PATH
  const results = []
  for (const name of wanted) {
    console.log(`\n── ${name}`)
    // Pages are measured in the browser that visitors have; stories in the one that tests them.
    process.env.CHROMIUM_PATH = given ?? (await ensureBrowser({ whole: name !== 'stories' }))
    const { measure } = await import(`./bench/${name}.mjs`)
    const before = loadavg()[0]
    const result = await measure(options)
    results.push({ name, ...result, load: [before, loadavg()[0]] })
  }

  if (options.brief) for (const result of results) mustHaveFigures(result)
  const judge = ({ met: _met, goal: _goal, ...row }) => row
  const all = results.flatMap(({ rows }) => (options.brief ? rows.map(judge) : rows))
  console.log(`\n${columns(all)}`)
  for (const { name, load } of results) console.log(`load while ${name}: ${loads(load)}`)
  const missed = all.filter(({ met }) => met === false)
  if (missed.length > 0) {
    console.log(`\n${missed.length} of ${all.filter(({ met }) => met !== undefined).length} goals missed`)
    process.exitCode = 1
  }
  if (options.write) {
    await write(results)
    console.log(`\nwritten: ${target}`)
  }
})

/** @throws {Remedy} for a part that measured nothing, or whose server answered with errors only */
function mustHaveFigures({ name, rows }) {
  const empty = rows.filter(
    ({ measured, works = true }) => !works || !/\d/.test(measured) || /NaN|undefined|Infinity/.test(measured),
  )
  if (rows.length === 0 || empty.length > 0)
    throw new Remedy(
      `The part "${name}" gives no figure: ${empty.map(({ what, measured }) => `${what}: ${measured}`).join('; ')}.`,
      `Run \`npm run bench ${name}\` and look at what it says above.`,
    )
}

/** Only the sections that were measured are replaced; everything between them is kept. */
async function write(results) {
  const file = join(root, target)
  let text = readFileSync(file, 'utf8')
  for (const { name, rows, notes, load } of results) {
    const lines = [
      markdown(rows),
      '',
      ...notes.map((note) => `- ${note}`),
      `- ${machine()}; load ${loads(load)}`,
    ]
    text = text.replace(sectionOf(name), (_all, start, end) => `${start}\n${lines.join('\n')}\n\n${end}`)
  }
  writeFileSync(file, await format(target, text))
}

// Hoisted: the work above runs before this line.
function sectionOf(name) {
  return new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
}

/** @throws {Remedy} where docs/performance.md has no place for the figures of this part */
function mustHaveSection(name) {
  const file = join(root, target)
  if (!existsSync(file)) throw new Remedy(`${target} is missing.`, 'Restore it from the repository.')
  if (!sectionOf(name).test(readFileSync(file, 'utf8')))
    throw new Remedy(`${target} has no section "${name}".`, 'Add its markers.')
}

function loads([before, after]) {
  return `${before.toFixed(1)} before, ${after.toFixed(1)} after`
}

function machine() {
  return `${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.versions.node}`
}
