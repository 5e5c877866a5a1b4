import { posix } from 'node:path'

/**
 * A unit of proof: what is proved or not as a whole. A file of tests, a file of stories, the walks of one machine.
 * @typedef {{id: string, suite: string, file: string, machine: string | null, long: Long | null}} Unit `id`: the file, or
 *   `walks:<machine>`
 * @typedef {{minutes: number, reason: string}} Long a unit that the gate runs only where it has a cause
 */

/** Suites whose units are chosen one by one; `check` and `unit` always run whole. */
const files = {
  server: /^tests\/(?:server|contract)\/.*\.test\.ts$/,
  flows: /^tests\/flows\/.*\.test\.tsx?$/,
  stories: /^stories\/.*\.stories\.tsx?$/,
  e2e: /^tests\/e2e\/.*\.test\.ts$/,
  engines: /^tests\/engines\/.*\.test\.ts$/,
  workshop: /^tests\/workshop\/.*\.spec\.ts$/,
  visual: /^tests\/visual\/.*\.spec\.ts$/,
}
export const unitSuites = Object.keys(files)

/** Go through machines one after the other: each machine is a unit, in all of these files. */
export const walkFiles = /^tests\/flows\/(?:walks|moreWalks|paths)\.test\.tsx$/

/** Made by `npm run machines`, and in no tree: the atlas page of each machine. */
const machinePages = 'stories/atlas/Machines.stories.tsx'

/** Seconds of one unit on two cores, where it says nothing of itself; for slices of equal length. */
const usual = {
  server: 3.6,
  flows: 5,
  walks: 1.5,
  stories: 3,
  e2e: 12,
  engines: 20,
  workshop: 26,
  visual: 14,
}
export const secondsOf = ({ suite, machine, long }) =>
  long === null ? usual[machine === null ? suite : 'walks'] : long.minutes * 60

/** `// Deep, 2 min: kills the server at each write.` at the start of a line. */
const saysLong = /^\/[/*]+ Deep, (\d+(?:\.\d+)?) min: (.+?)(?: \*\/)?$/m
/** @returns {Long | null} */
export const longIn = (text) => {
  const [, minutes, reason] = saysLong.exec(text) ?? []
  return minutes === undefined ? null : { minutes: Number(minutes), reason }
}

/** @param {import('./tree.mjs').Tree} tree @returns {Unit[]} in the order in which they run */
export const unitsIn = ({ texts }) => {
  const paths = [...texts.keys(), machinePages].sort()
  return unitSuites.flatMap((suite) => {
    const own = paths.filter((path) => files[suite].test(path) && !walkFiles.test(path))
    const plain = own.map((file) => ({
      id: file,
      suite,
      file,
      machine: null,
      long: longIn(texts.get(file) ?? ''),
    }))
    if (suite !== 'flows') return plain
    return [
      ...plain,
      ...[...machinesIn(paths).keys()].map((machine) => ({
        ...{ id: `walks:${machine}`, suite, file: 'tests/flows/walks.test.tsx', machine, long: null },
      })),
    ]
  })
}

/** Tests of machines and modules. The gate always runs all of them; a comparison with a revision chooses among them, too. */
export const isOfUnit = (path) => /^tests\/(?:machines|unit|property|coverage)\/.*\.test\.tsx?$/.test(path)

/** @returns {Unit} */
export const plainUnit = (file) => ({ id: file, suite: 'unit', file, machine: null, long: null })

/** By id: the machine, its model, its driver. */
const machinesIn = (paths) => {
  const known = new Set(paths)
  const found = new Map()
  for (const path of paths) {
    const [, home, id] = /^(src\/machines\/(?:lifecycles\/)?)(\w+)\/\2\.machine\.ts$/.exec(path) ?? []
    if (id === undefined) continue
    const driver = home.endsWith('lifecycles/') ? 'lifecycle' : id
    const roots = [path, `${home}${id}/${id}.model.ts`, `workbench/harness/drivers/${driver}.ts`]
    found.set(
      id,
      roots.filter((root) => known.has(root)),
    )
  }
  return found
}

/**
 * Pages that end-to-end tests come to by links and clicks. Those whose address stands in the test need not be named.
 * @type {Record<string, string[]>}
 */
const alsoOpened = {
  'tests/e2e/factor.test.ts': ['Login', 'AccountSecurity', 'Console', 'Tickets', 'Message'],
  'tests/e2e/firstRun.test.ts': [
    ...['Setup', 'Console', 'AccountSecurity', 'Login', 'Home', 'Attest', 'Record', 'Message'],
    ...['Organizer', 'OwnConference'],
  ],
  'tests/e2e/gate.test.ts': ['Gate', 'Console', 'Login'],
  'tests/e2e/wayBack.test.ts': ['Search', 'News', 'NewsDetails', 'Home', 'Conference'],
  'tests/e2e/purchase.test.ts': [
    ...['Conferences', 'Conference', 'Register', 'Pay', 'Orders', 'Tickets', 'Meals', 'Invoices', 'Login'],
  ],
  'tests/e2e/record.test.ts': ['Attest', 'Console', 'Record', 'Login'],
  'tests/e2e/scan.test.ts': ['Login', 'Scan', 'Home'],
  'tests/e2e/session.test.ts': ['Home', 'Login', 'OwnAccount', 'Tickets', 'Help'],
  'tests/e2e/transfer.test.ts': [
    ...['Conferences', 'Conference', 'Register', 'Pay', 'Orders', 'Console', 'Record', 'Tickets', 'Login'],
  ],
  'tests/engines/login.test.ts': ['Login', 'Scan', 'Home'],
  'tests/engines/purchase.test.ts': [
    ...['Conferences', 'Conference', 'Register', 'Pay', 'Orders', 'Tickets', 'Login'],
  ],
}

const site = ['index.html', 'src/app/entry-client.tsx', 'src/app/entry-server.tsx', 'src/app/loader.ts']
const stage = ['.storybook/preview.tsx', '.storybook/main.ts', 'scripts/lib/storySuite.mjs']
const configs = {
  unit: ['vitest.unit.config.ts'],
  server: ['vitest.server.config.ts'],
  flows: ['vitest.flows.config.ts'],
  stories: stage,
  e2e: ['playwright.config.ts', ...site, 'server/main.ts', 'vite.config.ts', 'vite.server.config.ts'],
  engines: [
    ...['tests/engines/engines.config.ts', ...site, 'server/main.ts'],
    ...['vite.config.ts', 'vite.server.config.ts'],
  ],
  workshop: ['tests/workshop/workshop.config.ts', ...stage],
  visual: ['tests/visual/visual.config.ts', ...stage],
}

/** Whose words open lists: tests, stories, what drives pages, and the part of the site that makes calls. */
const bySite = (path) =>
  /^(?:tests|stories|workbench\/harness\/(?:drivers|stage)|src\/(?:pages|services|app))\//.test(path)
const byTests = (path) => path.startsWith('tests/')
/** Whose words in quotes name what has a lifecycle (`'order'`). */
const byHandlers = (path) => /^server\/(?:handlers|orders|pay|gate)\//.test(path)

/**
 * Where the way of a unit begins: its files, and whose words say which entries of lists it needs.
 * @param {import('./tree.mjs').Tree} tree
 */
export const createRoots = ({ texts }) => {
  const machines = machinesIn([...texts.keys()])
  const pages = pagesIn(texts)
  const pagesNamedIn = createPageFinder(texts)

  const importsOf = (path) =>
    [...(texts.get(path) ?? '').matchAll(/\bfrom '(\.[^']+)'/g)]
      .map(([, name]) => posix.join(posix.dirname(path), name))
      .filter((each) => texts.has(each))
  /** The machines whose states a story goes to. */
  const reachedBy = (path) =>
    [...(texts.get(path) ?? '').matchAll(/\breach\('(\w+)\./g)].flatMap(([, id]) => machines.get(id) ?? [])
  const helpersOf = (path) =>
    importsOf(path).filter((each) => /^(?:tests|stories|workbench\/harness\/(?:drivers|stage))\//.test(each))

  const throughOf = (suite, file) => {
    if (file === machinePages)
      return ['workbench/atlas/pages/machineStory.tsx', ...[...machines.values()].flat()]
    return suite === 'stories' ? reachedBy(file) : []
  }

  return ({ suite, file, machine }) => {
    const through = machine === null ? throughOf(suite, file) : machines.get(machine)
    const own = [file, ...(machine === null ? helpersOf(file) : []), ...through]
    const named =
      suite === 'server' || suite === 'unit'
        ? new Set()
        : pagesNamedIn(own.map((path) => texts.get(path)).join('\n'))
    for (const page of alsoOpened[file] ?? []) named.add(page)
    // It goes through the site without an address: any page may be on its way.
    if (named.size === 0 && (suite === 'e2e' || suite === 'engines'))
      for (const page of pages.keys()) named.add(page)
    const opened = [...named].filter((page) => pages.has(page))
    return {
      roots: [file, ...configs[suite], ...through, ...opened.map((page) => pages.get(page))],
      speaks: suite === 'server' ? byTests : bySite,
      quotes: byHandlers,
      words: opened.map((page) => `${page}Page`),
    }
  }
}

const routeTable = 'src/app/routes.ts'

/** File by name of a page (`Home`). */
const pagesIn = (texts) =>
  new Map(
    [...(texts.get(routeTable) ?? '').matchAll(/import\('\.\.\/(pages\/(\w+)Page\.tsx)'\)/g)].map(
      ([, path, name]) => [name, `src/${path}`],
    ),
  )

/** Pages whose address stands in a text, also as a template. */
const createPageFinder = (texts) => {
  const routes = [
    ...(texts.get(routeTable) ?? '').matchAll(/\bat\(\s*'\w+',\s*'(\/[^']*)',\s*(\w+)Page/g),
  ].map(([, path, page]) => [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), page])
  return (text) => {
    const found = new Set()
    for (const [, address] of text.matchAll(/['"`](\/[\w/${}().-]*)[?#'"`]/g)) {
      const plain = address.replaceAll(/\$\{[^}]*\}?/g, 'x')
      for (const [pattern, page] of routes) if (pattern.test(plain)) found.add(page)
    }
    return found
  }
}
