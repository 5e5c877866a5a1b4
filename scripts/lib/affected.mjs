import { createModuleGraph } from './moduleGraph.mjs'

/**
 * What `npm test -- --changed` runs. Imports decide; the tables say what imports cannot say. In doubt it runs more:
 * what no table and no import speaks of, outside the documentation, is a reason to run every suite.
 */

/** Every suite with tests in files. `shows: true`: opens the whole site, so that a page counts only where it is opened. */
const suites = {
  unit: {
    files: /^tests\/(?:machines|unit|property|coverage)\/.*\.test\.tsx?$/,
    config: 'vitest.unit.config.ts',
  },
  server: { files: /^tests\/(?:server|contract)\/.*\.test\.ts$/, config: 'vitest.server.config.ts' },
  flows: { files: /^tests\/flows\/.*\.test\.tsx?$/, config: 'vitest.flows.config.ts', shows: true },
  stories: { files: /^stories\/.*\.stories\.tsx?$/, config: '.storybook/preview.tsx', shows: true },
  e2e: { files: /^tests\/e2e\/.*\.test\.ts$/, config: 'playwright.config.ts', shows: true, built: true },
  engines: {
    files: /^tests\/engines\/.*\.test\.ts$/,
    config: 'tests/engines/engines.config.ts',
    shows: true,
    built: true,
  },
  workshop: { files: /^tests\/workshop\/.*\.spec\.ts$/, config: 'tests/workshop/workshop.config.ts' },
  visual: { files: /^tests\/visual\/.*\.spec\.ts$/, config: 'tests/visual/visual.config.ts' },
}
export const selectableSuites = Object.keys(suites)
const all = selectableSuites

/** The first line that matches a changed file: suites that run whole. An empty list: the checks alone see it. */
const exceptions = [
  [/^(?:package(?:-lock)?\.json|tsconfig\.json|vite(?:\.server)?\.config\.ts|scripts\/vite\/)/, all],
  [/^scripts\/lib\/(?:build|install|node|browser|chromium|loadTypeScript)\.mjs$/, all],
  [/^server\/db\/migrations\//, ['server', 'e2e', 'engines']],
  // Wording: tests find controls by the keys of texts; stories judge how they look and read.
  [/^src\/i18n\/[^/]*\.json$/, ['unit', 'stories', 'visual']],
  [/^(?:index\.html|public\/)/, ['e2e', 'engines', 'stories', 'visual']],
  [/^scripts\/lib\/(?:story\w*|staticServer)\.mjs$/, ['stories', 'workshop', 'visual']],
  [/^scripts\/lib\/(?:coverage|keptCharts|stamp)\.mjs$/, ['unit', 'workshop']],
  [/^scripts\/(?:serve-copy|lib\/preparedData)\.mjs$/, ['e2e', 'engines']],
  [/^tests\/visual\//, ['visual']],
  // Programs that no suite starts; what tests import of them, imports tell.
  [/^scripts\/(?:[\w-]+\.mjs$|bench\/|atlas\/|lib\/|faults\/)/, []],
  [/^tests\/fixtures\/|\.d\.m?ts$|^\.(?:gitignore|ox(?:fmt|lint)\w*|git-blame\w*)|^knip\.json$/, []],
]

/** Read or name files of the product that they do not import. */
const readers = ['tests/unit/live/fields.test.ts', 'tests/unit/eventPlaces.test.ts']

/**
 * Pages (of src/pages) that end-to-end tests open. A test that is not named opens any of them.
 * @type {Record<string, string[]>}
 */
const opened = {
  'tests/e2e/early.test.ts': ['Login', 'Conferences', 'Register', 'Help', 'Home'],
  'tests/e2e/factor.test.ts': ['Login', 'AccountSecurity', 'Console', 'Tickets', 'Message'],
  'tests/e2e/firstRun.test.ts': [
    ...['Setup', 'Console', 'AccountSecurity', 'Login', 'Home', 'Attest', 'Record', 'Message'],
    ...['Organizer', 'OwnConference'],
  ],
  'tests/e2e/found.test.ts': ['Conferences', 'Home', 'Lives', 'Help'],
  'tests/e2e/gate.test.ts': ['Gate', 'Console', 'Login'],
  'tests/e2e/live.test.ts': ['LiveDetails', 'MeetStream'],
  'tests/e2e/liveBrowsers.test.ts': ['LiveDetails', 'MeetStream', 'DeviceDetection'],
  'tests/e2e/liveLosses.test.ts': ['LiveDetails', 'MeetStream'],
  'tests/e2e/liveReconnect.test.ts': ['LiveDetails', 'MeetStream'],
  'tests/e2e/login.test.ts': ['Login', 'Document', 'Help', 'Home'],
  'tests/e2e/pages.test.ts': ['Home', 'Login', 'Help'],
  'tests/e2e/shell.test.ts': ['Home', 'Login', 'Help', 'Notice'],
  'tests/e2e/wayBack.test.ts': ['Search', 'News', 'NewsDetails', 'Home', 'Conference'],
  'tests/engines/workshop.test.ts': [],
  'tests/e2e/purchase.test.ts': [
    ...['Conferences', 'Conference', 'Register', 'Pay', 'Orders', 'Tickets', 'Meals', 'Invoices', 'Login'],
  ],
  'tests/e2e/record.test.ts': ['Attest', 'Console', 'Record', 'Login'],
  'tests/e2e/scan.test.ts': ['Login', 'Scan', 'Home'],
  'tests/e2e/session.test.ts': ['Home', 'Login', 'OwnAccount', 'Tickets', 'Help'],
  'tests/e2e/transfer.test.ts': [
    ...['Conferences', 'Conference', 'Register', 'Pay', 'Orders', 'Console', 'Record', 'Tickets', 'Login'],
  ],
  'tests/engines/live.test.ts': ['LiveDetails', 'MeetStream', 'DeviceDetection'],
  'tests/engines/login.test.ts': ['Login', 'Scan', 'Home'],
  'tests/engines/purchase.test.ts': [
    'Conferences',
    'Conference',
    'Register',
    'Pay',
    'Orders',
    'Tickets',
    'Login',
  ],
}

/**
 * Parts of the server that few tests look at. Of a part that is not named, every test that starts the server is told.
 * @type {{of: RegExp, tests: RegExp}[]}
 */
const serverParts = [
  {
    of: /^server\/(?:live\/|handlers\/(?:live|video)\.ts$)/,
    tests: /^tests\/(?:contract\/|server\/(?:live\/|api\/(?:access|calls|hostile))|(?:e2e|engines)\/live)/,
  },
  {
    of: /^server\/(?:pay|orders|gate|lifecycles|files)\//,
    tests:
      /^tests\/(?:contract\/|server\/(?:pay|commerce|admission|documents|files|organizer|lifecycles|api|db)\/|e2e\/(?:journey|purchase|transfer|record|gate)|engines\/purchase)/,
  },
  {
    of: /^server\/(?:accounts\/|handlers\/(?:login|scene|user)\.ts$)/,
    tests:
      /^tests\/(?:contract\/|server\/(?:api|wechat)\/|e2e\/(?:login|scan|session|journey)|engines\/login)/,
  },
  {
    of: /^server\/(?:documents|calendar)\//,
    tests:
      /^tests\/(?:contract\/|server\/(?:admission|documents|files|commerce)\/|(?:e2e|engines)\/purchase)/,
  },
  {
    of: /^server\/(?:wechat|senders)\//,
    tests: /^tests\/(?:contract\/|server\/(?:wechat|senders|api)\/|(?:e2e|engines)\/(?:login|scan))/,
  },
]

/**
 * The atlas shows every flow again in small: of a page, a component or another story it learns nothing that the story of the
 * flow does not tell.
 */
const atlas = /^stories\/atlas\//
const shownInAtlas = /^(?:src\/(?!machines\/)|mocks\/|stories\/(?!atlas\/))/

const routeTable = 'src/app/routes.ts'
const serverApp = 'server/app.ts'
/** Lists of every machine: who imports one uses some of them. Walks are chosen by machine instead. */
const isList = (path) => /(?:machines\/registry|drivers\/drivers|workbench\/registry)\.ts$/.test(path)
const walkFiles = /^tests\/flows\/(?:walks|moreWalks|paths)\.test\.tsx$/
const siteRoots = ['index.html', 'src/app/entry-client.tsx', 'src/app/entry-server.tsx', 'src/app/steps.ts']

/**
 * @param {{changed: readonly string[], contents: ReadonlyMap<string, string>}} tree `changed`: also what was removed, with
 *   an empty text in `contents`
 * @returns {Record<string, {all: string[], files: string[], why: string[]}>} by suite: its files, those to run, and what
 *   made it run whole; for `flows` also `machines`: those whose walks run (null: all)
 */
export const affectedBy = ({ changed, contents }) => {
  const graph = createModuleGraph(contents)
  const pages = pagesIn(contents)
  const pageFiles = new Set(pages.values())
  const narrow = createModuleGraph(
    contents,
    (from, to) =>
      (from === routeTable && pageFiles.has(to)) || from === serverApp || (isList(from) && !isTest(from)),
  )
  const once = remembering((root) => narrow.closureOf([root]))
  const whole = remembering((root) => graph.closureOf([root]))
  const rootsOf = new Map(machineRoots(contents, graph))
  /** What the walks of a story of states go through: their machines with model and driver. */
  const rootsReached = (test) =>
    [...(contents.get(test) ?? '').matchAll(/\breach\('(\w+)\./g)].flatMap(([, id]) => rootsOf.get(id) ?? [])
  const reached = remembering((test) => narrow.closureOf(rootsReached(test)))
  const shell = narrow.closureOf(siteRoots)
  const server = graph.closureOf(['server/main.ts', serverApp])
  const chosen = Object.fromEntries(
    all.map((suite) => [
      suite,
      {
        all: [...contents.keys()].filter((path) => suites[suite].files.test(path)),
        files: new Set(),
        why: [],
      },
    ]),
  )
  let machines = new Set()
  for (const file of changed) {
    const exception = exceptions.find(([pattern]) => pattern.test(file))
    let isKnown = exception !== undefined || !isPart(file) || graph.isTypeSource(file)
    for (const suite of exception?.[1] ?? []) chosen[suite].why.push(file)
    if (exception !== undefined && exception[1].length > 0) continue
    const changedPages = [...pages].filter(([, path]) => once(path).has(file)).map(([name]) => name)
    for (const suite of all) {
      const { config, shows = false, built = false } = suites[suite]
      if (config === file || (!shows && once(config).has(file))) chosen[suite].why.push(file)
      for (const test of chosen[suite].all) {
        if (!isTold(suite, test)) continue
        chosen[suite].files.add(test)
        isKnown ||= !readers.includes(test)
      }
      isKnown ||= chosen[suite].why.includes(file)

      function isTold(name, test) {
        if (atlas.test(test) && shownInAtlas.test(file)) return false
        if (name === 'unit') return whole(test).has(file) || (isPart(file) && readers.includes(test))
        if (once(test).has(file) || reached(test).has(file)) return true
        if (shows && !built && once(config).has(file)) return true
        const throughServer = server.has(file) && (built || (name === 'server' && whole(test).has(file)))
        if (throughServer && (serverParts.find(({ of }) => of.test(file))?.tests.test(test) ?? true))
          return true
        if (!shows || walkFiles.test(test)) return false
        if (built) return shell.has(file) || changedPages.some((page) => opens(test, page))
        return whole(test).has(file) && changedPages.some((page) => opens(test, page))
      }
    }
    const moved = machinesToldOf(file)
    if (moved === null) machines = null
    else for (const id of moved) machines?.add(id)
    if (moved === null || moved.size > 0) isKnown = true
    if (/^(?:\.storybook|workbench|stories\/(?:atlas|docs))\//.test(file)) chosen.workshop.why.push(file)
    // A list leads there and no story of its own: which stories show it is not known.
    const inWorkshop = whole(suites.stories.config).has(file)
    if (inWorkshop && /^(?:\.storybook|workbench)\//.test(file)) chosen.stories.why.push(file)
    isKnown ||= shell.has(file) || server.has(file) || inWorkshop || chosen.workshop.why.includes(file)
    if (!isKnown) for (const suite of all) chosen[suite].why.push(file)
  }
  return finish()

  /** A page that is opened by address, in the test or in what stands beside it. */
  function opens(test, page) {
    if (opened[test] !== undefined) return opened[test].includes(page)
    if (suites.e2e.files.test(test) || suites.engines.files.test(test) || /journeys/i.test(test)) return true
    const found = addressed(test)
    return found.size === 0 || found.has(page)
  }
  function addressed(test) {
    const texts = [
      test,
      ...narrow.importsOf(test).filter((path) => /^(?:tests|stories|workbench\/harness)\//.test(path)),
      ...rootsReached(test),
    ]
    return pagesNamedIn(texts.map((path) => contents.get(path)).join('\n'), contents)
  }
  /** Machines whose walks through the page may go another way; null: all. */
  function machinesToldOf(file) {
    const tests = chosen.flows.all.filter((path) => walkFiles.test(path))
    if (tests.length === 0) return new Set()
    if (narrow.closureOf([...tests, suites.flows.config]).has(file)) return null
    const told = new Set()
    const changedPages = [...pages.values()].filter((path) => once(path).has(file))
    for (const [id, roots] of rootsOf) {
      const isOwn = narrow.closureOf(roots).has(file)
      if (isOwn || changedPages.some((path) => once(path).has(roots[0]) && !shell.has(roots[0]))) told.add(id)
    }
    return told
  }
  function finish() {
    const scenes = contents.get('tests/visual/scenes.ts') ?? ''
    const shown = (path) =>
      scenes.includes(`'flows-${kebab(/(\w+)\.stories/.exec(path)?.[1] ?? '')}--`) ||
      chosen.stories.why.length > 0
    if ([...chosen.stories.files].some(shown) || chosen.stories.why.length > 0)
      for (const test of chosen.visual.all) chosen.visual.files.add(test)
    const result = {}
    for (const suite of all) {
      const { all: every, files, why } = chosen[suite]
      result[suite] = { all: every, files: why.length > 0 ? every : [...files], why: [...new Set(why)] }
    }
    const { files, why } = result.flows
    const isWhole = machines === null || why.length > 0
    result.flows.machines = isWhole ? null : [...machines].sort()
    result.flows.files = files.filter((path) => !walkFiles.test(path))
    result.flows.walks =
      isWhole || machines.size > 0 ? result.flows.all.filter((path) => walkFiles.test(path)) : []
    return result
  }
}

const isTest = (path) => /\.(?:test|spec|stories)\.tsx?$/.test(path)

/** Documentation and pictures in it are nothing that runs. */
const isPart = (path) => !/\.(?:md|png|svg|txt)$|^docs\//.test(path)

const remembering = (make) => {
  const made = new Map()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)
  }
}

const kebab = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** File by name of a page (`Home`), from the table of routes. */
const pagesIn = (contents) =>
  new Map(
    [...(contents.get(routeTable) ?? '').matchAll(/import\('\.\.\/(pages\/(\w+)Page\.tsx)'\)/g)].map(
      ([, path, name]) => [name, `src/${path}`],
    ),
  )

/** Pages whose address stands in the text, also as a template. */
const pagesNamedIn = (text, contents) => {
  const table = contents.get(routeTable) ?? ''
  const routes = [
    ...[...table.matchAll(/\bat\(\s*'\w+',\s*'(\/[^']*)',\s*(\w+)Page/g)].map(([, path, page]) => [
      path,
      page,
    ]),
  ].map(([path, page]) => [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), page])
  const found = new Set()
  for (const [, address] of text.matchAll(/['"`](\/[\w/${}().-]*)[?#'"`]/g)) {
    const plain = address.replaceAll(/\$\{[^}]*\}?/g, 'x')
    for (const [pattern, page] of routes) if (pattern.test(plain)) found.add(page)
  }
  return found
}

/** In a list: the model, the words or the driver of a machine. */
const ofMachine = (id) => new RegExp(`/${id}(?:\\.model|\\.words)?\\.ts$`)

/** By id: the file of the machine, its model, its words and its driver. */
const machineRoots = (contents, graph) => {
  const registry = contents.get('src/machines/registry.ts') ?? ''
  const files = graph.importsOf('src/machines/registry.ts')
  const lists = [...contents.keys()].filter((path) => isList(path) && path !== 'src/machines/registry.ts')
  return [...registry.matchAll(/^ {2}(\w+): (\w+)Machine,/gm)].flatMap(([, id, name]) => {
    const machine = files.find((path) => path.endsWith(`/${name}.machine.ts`))
    if (machine === undefined) return []
    const beside = lists.flatMap((path) => graph.importsOf(path).filter((to) => ofMachine(id).test(to)))
    return [[id, [machine, ...beside]]]
  })
}
