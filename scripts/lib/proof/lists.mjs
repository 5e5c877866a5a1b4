import { readModule } from './declarations.mjs'

/**
 * Files that list what the product consists of: calls, handlers, pages, reasons. Everything imports them and uses a few of
 * their lines, so a unit of proof depends on those lines alone whose names it speaks of.
 * `at`: the files; `names`: by what a unit speaks of an entry, beside what the entry itself is called; `isQuoted`: the product
 * speaks of it, too, in quotes (`'order'`); `only`: the other lines belong to whoever reaches the list.
 * `indent`: spaces before an entry, two unless told.
 * @type {ReadonlyArray<{at: RegExp, names?: (entry: Entry) => string[], isQuoted?: boolean, only?: RegExp, indent?: number}>}
 * @typedef {{text: string, modules: readonly {path: string, text: string}[], calls: ReadonlySet<string>,
 *   texts: ReadonlyMap<string, string>}} Entry `modules`: what it imports
 */
export const lists = [
  { at: /^server\/handlers\/handlers\.ts$/, names: callsIn },
  { at: /^src\/contract\/(?:calls|examples)\.ts$/, names: callsIn },
  { at: /^server\/app\.ts$/, names: mountsIn, only: /^ {2}(?:mount\w+\(|const live = )/ },
  { at: /^server\/http\/routes\/files\.ts$/, names: mountsIn, only: /^ {2}(?:app\.get|mount\w+)\(/ },
  {
    at: /^server\/main\.ts$/,
    names: ({ text }) => text.match(/(?<=name: ')\w+/) ?? [],
    only: /^ {8}\{/,
    indent: 8,
  },
  { at: /^server\/lifecycles\/entities\/entityAdapters\.ts$/, isQuoted: true },
  { at: /^src\/machines\/lifecycles\/(?:lifecycles|notifications)\.ts$/, isQuoted: true },
  { at: /^src\/contract\/(?:entity|reasons|envelope)\.ts$/ },
  { at: /^server\/shared\/sentences\/\w*[mM]essages\.ts$/ },
  { at: /^server\/shared\/sentences\/notificationTexts\.ts$/ },
  { at: /^src\/app\/routes\.ts$/, names: ({ text }) => /\b\w+Page\b/.exec(text) ?? [] },
]

/**
 * Made by `npm run machines` from the folders, so that nothing in them is written by anybody; they lead to every machine.
 */
export const isMade = (path) =>
  /^(?:src\/machines\/registry|workbench\/registry|workbench\/harness\/drivers\/drivers)\.ts$|^stories\/atlas\/Machines\.stories\.tsx$/.test(
    path,
  )

/** Fewer lines are no list. */
const many = 6

/**
 * The entries of a declaration that lists, and its text without them; null for every other declaration.
 * @returns {{rest: string, entries: Array<{text: string, own: readonly string[]}>} | null}
 */
export const entriesOf = (text, { only, indent = 2 }) => {
  const begins = new RegExp(`^ {${indent}}[^\\s})\\]]`)
  const goesOn = new RegExp(`^ {${indent}}[\\s})\\]]`)
  const lines = text.split('\n')
  const rest = []
  const entries = []
  let current = null
  for (const line of lines) {
    if (begins.test(line) && (only?.test(line) ?? true)) {
      current = [line]
      entries.push(current)
    } else if (current !== null && goesOn.test(line)) current.push(line)
    else {
      current = null
      rest.push(line)
    }
  }
  if (only === undefined && (entries.length < many || !/[=(].*[[{]$/.test(lines[0]))) return null
  return {
    rest: rest.join('\n'),
    entries: entries.map((some) => ({ text: some.join('\n'), own: ownNames(some[0]) })),
  }
}

/** `key: …`, `'name',`, `name,` */
const ownNames = (line) => {
  const [, name] = /^ {2}(?:readonly )?['"]?([A-Za-z_]\w*)['"]?(?::|,$)/.exec(line) ?? []
  return name === undefined ? [] : [name]
}

/** The calls that the modules of an entry define, answer or show an example of. */
function callsIn({ modules, calls }) {
  return modules.flatMap(({ text }) => {
    const names = new Set()
    for (const [, name] of text.matchAll(/^(?:export const |\s+(?:async )?)(\w+)(?: = |: |\(|,$)/gm))
      if (calls.has(name)) names.add(name)
    return [...names]
  })
}

/** The first two segments of each address, as far as they are fixed: `/files/people`, `/sitemap`. */
const addressesOf = (text) =>
  [...text.matchAll(/(?<=['"`])\/[\w-]+(?:\/[\w-]+)?/g)].map(([address]) => address)

/** Routes by their addresses; live rooms by their calls, and by the address of their socket. */
function mountsIn({ text, modules, calls, texts }) {
  if (text.startsWith('  app.get')) return addressesOf(text)
  if (!text.startsWith('  const live'))
    return modules.flatMap((module) => {
      const own = addressesOf(withoutComments(module.text))
      return own.length > 0 ? own : addressesOf(module.text)
    })
  return ['/live', ...callsIn({ modules: [{ text: texts.get('src/contract/live.ts') ?? '' }], calls })]
}

const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What a text speaks of with an address: itself, and what it stands below. */
export const addressesSaidIn = (text) =>
  [...text.matchAll(/(?<=['"`}])(\/[\w-]+)(\/[\w-]+)?/g)].flatMap(([, first, second]) =>
    second === undefined ? [first] : [first, first + second],
  )

/** Names of all calls: what the files that the table of calls imports export. */
export const callNames = (texts) =>
  new Set(
    [...(texts.get('src/contract/calls.ts') ?? '').matchAll(/from '\.\/(\w+\.ts)'/g)].flatMap(([, file]) =>
      readModule(texts.get(`src/contract/${file}`) ?? '').declarations.flatMap(({ names, text }) =>
        / = endpoint\(/.test(text) ? names : [],
      ),
    ),
  )
