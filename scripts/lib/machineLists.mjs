import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, dirname } from 'node:path'

import { root } from './root.mjs'

/** Writes each list that differs from what the folders make of it. @returns {string[]} the paths of those written */
export const writeLists = () =>
  machineLists()
    .filter(
      ({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
    )
    .map(({ path, text }) => {
      writeFileSync(join(root, path), text)
      return path
    })

/** After the last machine of an area. */
export const nextRank = (area) =>
  1 + Math.max(0, ...everyMachine().map((machine) => (machine.area === area ? machine.rank : 0)))

/**
 * The lists of machines, made from the folders of `src/machines`: a folder with `<id>.machine.ts` is a machine. Git does
 * not keep them (`.gitignore`): installing makes them, and so does each script that needs them.
 * @returns {Array<{path: string, text: string}>} paths from the project's root
 */
export const machineLists = () => {
  const machines = everyMachine().toSorted(
    (left, right) => areas.indexOf(left.area) - areas.indexOf(right.area) || left.rank - right.rank,
  )
  return [
    { path: 'src/machines/registry.ts', text: machinesFile(machines) },
    { path: 'workbench/registry.ts', text: registryFile(machines) },
    { path: 'workbench/harness/drivers/drivers.ts', text: driversFile(machines) },
    { path: 'stories/atlas/Machines.stories.tsx', text: storiesFile(machines) },
  ]
}

/** The order in which a reader meets them. */
export const areas = ['login', 'site', 'content', 'organizer', 'papers', 'commerce', 'live']

const lifecycles = 'src/machines/lifecycles'

const homes = ['src/machines', lifecycles]

const everyMachine = () => {
  const found = homes.flatMap(machinesIn)
  const shared = new Set(found.flatMap(childrenOf))
  return found.map((machine) => ({ ...machine, kind: kindOf(machine, shared) }))
}

/**
 * Kind of a machine's page in the atlas: the row that a lifecycle decides about, a room, a machine that others
 * run as well, or the flow of a page. A plain run plays one page of each kind (`drawStories.mjs`).
 */
const kindOf = ({ id, folder, area }, shared) => {
  if (folder.startsWith(`${lifecycles}/`)) return 'lifecycle'
  if (area === 'live') return 'live'
  return shared.has(id) ? 'shared' : 'page'
}

/** The machines that this one runs itself. */
const childrenOf = ({ id, folder }) =>
  [
    ...readFileSync(join(root, folder, `${id}.machine.ts`), 'utf8').matchAll(
      /from '[^']*\/(\w+)\.machine\.ts'/g,
    ),
  ].map(([, child]) => child)

/** File with the words of a machine, from the project's root; undefined: no such machine. */
export const wordsFile = (id) =>
  homes.map((home) => wordsIn(`${home}/${id}`, id)).find((file) => existsSync(join(root, file)))

const wordsIn = (folder, id) => `${folder}/${id}.words.ts`

const machinesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, folder: `${folder}/${name}` }))
    .filter(({ id, folder }) => existsSync(join(root, folder, `${id}.machine.ts`)))
    .map(({ id, folder }) => {
      const file = wordsIn(folder, id)
      const words = readFileSync(join(root, file), 'utf8')
      const read = (pattern, what) => {
        const [, ...values] = pattern.exec(words) ?? []
        if (values.length === 0) throw new Error(`${file} does not name its ${what}.`)
        return values
      }
      const [area] = read(/^ {2}area: '(\w+)',$/m, 'area')
      const [rank] = read(/^ {2}rank: (\d+),$/m, 'rank')
      const [zh, en] = read(/^ {2}title: \[\s*'([^']+)',\s*'([^']+)',?\s*\],$/m, 'title')
      if (!areas.includes(area))
        throw new Error(`${file} names the area ${area}, which is none of ${areas.join(', ')}.`)
      return { id, folder, area, rank: Number(rank), title: `${zh} / ${en}` }
    })

const made = '// Made from the folders of src/machines by `npm run machines`: do not edit, git ignores it.\n'

const machinesFile = (machines) => `${made}import type { AnyStateMachine } from 'xstate'

${machines.map(({ id, folder }) => `import { ${id}Machine } from '${from('src/machines', `${folder}/${id}.machine.ts`)}'`).join('\n')}

/** Every machine of the product, by its id. The workshop and the tests go over this list. */
export const machines = {
${machines.map(({ id }) => `  ${id}: ${id}Machine,`).join('\n')}
} satisfies Record<string, AnyStateMachine>

export type MachineId = keyof typeof machines
`

const registryFile = (machines) => `${made}import { machines } from '../src/machines/registry.ts'
import type { MachineId } from '../src/machines/registry.ts'
import type { AnyModel } from '../src/machines/shared/model.ts'
import type { Words } from '../src/machines/shared/words.ts'
${machines
  .flatMap(({ id, folder }) => [
    `import { ${id} as ${id}Model } from '${from('workbench', `${folder}/${id}.model.ts`)}'`,
    `import { ${id} as ${id}Words } from '${from('workbench', `${folder}/${id}.words.ts`)}'`,
  ])
  .join('\n')}
import type { MachineEntry } from './atlas/registry/entry.types.ts'
import { wordsOf } from './atlas/registry/wordsOf.ts'

/** Models to walk each machine with. */
export const models: Readonly<Record<MachineId, AnyModel>> = {
${machines.map(({ id }) => `  ${id}: ${id}Model,`).join('\n')}
}

const words: Readonly<Record<MachineId, Words>> = {
${machines.map(({ id }) => `  ${id}: ${id}Words,`).join('\n')}
}

const entry = (id: MachineId): MachineEntry => ({
  ...wordsOf(machines[id], words[id]),
  machine: machines[id],
  model: models[id],
})

/** Words of each machine in the workshop, in the order in which a reader meets them. */
export const registry: Readonly<Record<MachineId, MachineEntry>> = {
${machines.map(({ id }) => `  ${id}: entry('${id}'),`).join('\n')}
}
`

const driversFile = (machines) => {
  const own = machines.filter(({ folder }) => !folder.startsWith(`${lifecycles}/`))
  return `${made}import type { MachineId } from '../../../src/machines/registry.ts'
import type { Driver } from './driver.ts'
import { lifecycle } from './lifecycle.ts'
${own.map(({ id }) => `import { ${id} } from './${id}.ts'`).join('\n')}

/** How each machine's events are caused on a page. A lifecycle is driven on its record's page. */
export const drivers: { readonly [Id in MachineId]: Driver<Id> } = {
${machines.map((machine) => (own.includes(machine) ? `  ${machine.id},` : `  ${machine.id}: lifecycle('${machine.id}'),`)).join('\n')}
}
`
}

const storiesFile = (machines) => `${made}import type { Meta, StoryObj } from '@storybook/react-vite'

import { machineStory } from '../../workbench/atlas/pages/machineStory.tsx'

const meta = { ...machineStory, title: 'State atlas/Machines' } satisfies Meta
export default meta

${machines
  .map(
    ({ id, title, kind }) =>
      `export const ${id[0].toUpperCase()}${id.slice(1)}: StoryObj = { name: '${title}', tags: ['machine:${kind}'], args: { id: '${id}' } }`,
  )
  .join('\n')}
`

const from = (folder, file) => {
  const path = relative(join(root, folder), join(root, dirname(file)))
  return `${path.startsWith('.') ? path : `./${path}`}/${file.split('/').at(-1)}`
}
