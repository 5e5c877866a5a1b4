import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { flowFiles, kinds } from './lib/flowTemplates.mjs'
import { format } from './lib/format.mjs'
import { areas, nextRank, writeLists } from './lib/machineLists.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'

const usage = 'npm run new-flow videoRating -- --area=content --kind=command'

/** `npm run new-flow <name> -- --area=<area> --kind=<kind>`: writes the files of a flow with their blanks, and names what to edit. */
await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { area: { type: 'string' }, kind: { type: 'string' } },
  })
  const [id = ''] = positionals
  const { area = 'site', kind = 'load' } = values
  if (!/^[a-z][A-Za-z]+$/.test(id))
    throw new Remedy(`"${id}" is no name of a flow (lower camel case).`, usage)
  if (!areas.includes(area)) throw new Remedy(`There is no area "${area}".`, `One of ${areas.join(', ')}.`)
  if (!kinds.includes(kind)) throw new Remedy(`There is no kind "${kind}".`, `One of ${kinds.join(', ')}.`)
  const files = flowFiles(id, area, nextRank(area), kind)
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken !== undefined) throw new Remedy(`${taken.path} exists already.`, 'Choose another name.')

  for (const { path, text } of files) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await format(path, text))
    console.log(`+ ${path}`)
  }
  writeLists()
  console.log(`
Fill the blanks "…", then edit:
  src/contract/<resource>.ts                the call and who may make it, if it is new
  src/contract/<resource>.examples.ts       a request and an answer; tests and mocks follow
  server/handlers/<resource>.ts             its answer
  src/services/<resource>Service.ts         the port
  src/pages/<area>/<Part>.tsx               machine.provide({ actors: actorsOf(machine, port) }), select, hand on
  src/components/<Name>                     what it shows
  src/i18n/zh-CN.json, src/i18n/en.json     its texts
  tests/server/<area>                       what the call stores
  docs/rules.md                             the rules it serves, if they are new
Then: npm run atlas:charts, npm run check, npm test -- --changed`)
})
