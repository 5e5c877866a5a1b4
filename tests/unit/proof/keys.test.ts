import { describe, expect, it } from 'vitest'

import { compareUnits, keyedUnits, tablesIn } from '../../../scripts/lib/proof/keys.mjs'
import { lists } from '../../../scripts/lib/proof/lists.mjs'
import { core } from '../../../scripts/lib/proof/select.mjs'
import { presentTree, treeOf } from '../../../scripts/lib/proof/tree.mjs'
import { isOfUnit, plainUnit, unitsIn } from '../../../scripts/lib/proof/units.mjs'

/** A site of two pages, two calls, two tables and one machine, with tests of each kind. */
const site: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="/src/app/entry-client.tsx"></script>',
  'src/app/entry-client.tsx': "import { App } from './App.tsx'\nApp()",
  'src/app/App.tsx': "import { routes } from './routes.ts'\nexport const App = () => routes",
  'src/app/routes.ts': [
    "const HomePage = chunk('HomePage', () => import('../pages/HomePage.tsx'))",
    "const LivePage = chunk('LivePage', () => import('../pages/LivePage.tsx'))",
    'export const routes = [',
    "  at('home', '/home', HomePage),",
    "  at('live', '/live/:id', LivePage),",
    ...['a', 'b', 'c', 'd', 'e'].map((name) => `  ${name},`),
    ']',
  ].join('\n'),
  'src/pages/HomePage.tsx': [
    "import { Card } from '../components/parts.tsx'",
    "import { listNews } from '../contract/news.ts'",
    "export default () => Card(listNews, 'home.title', `error.${reason}`)",
  ].join('\n'),
  'src/pages/LivePage.tsx': [
    "import { Chat } from '../components/parts.tsx'",
    "import { chatMachine } from '../machines/chat/chat.machine.ts'",
    'export default () => Chat(chatMachine)',
  ].join('\n'),
  'src/components/parts.tsx': [
    'export const Card = () => frame',
    'export const Chat = () => frame',
    'const frame = 1',
    'export const Unused = () => 2',
  ].join('\n'),
  'src/machines/chat/chat.machine.ts': 'export const chatMachine = {}',
  'src/i18n/en.json': JSON.stringify({ 'home.title': 'Home', 'error.full': 'Full', 'live.title': 'Live' }),
  'src/contract/calls.ts': [
    "import * as news from './news.ts'",
    "import * as orders from './orders.ts'",
    'export const calls = {',
    '  ...endpointsOf(news),',
    '  ...endpointsOf(orders),',
    ...['a', 'b', 'c', 'd'].map((name) => `  ${name},`),
    '}',
  ].join('\n'),
  'src/contract/news.ts': 'export const listNews = endpoint({})',
  'src/contract/orders.ts': 'export const placeOrder = endpoint({})',
  'server/main.ts': "import { createApp } from './app.ts'\ncreateApp()",
  'server/app.ts': [
    "import { createHandlers } from './handlers/handlers.ts'",
    "import { calls } from '../src/contract/calls.ts'",
    "import { guard } from './http/guard.ts'",
    'export const createApp = () => guard(createHandlers(calls))',
  ].join('\n'),
  'server/http/guard.ts': 'export const guard = (work) => work',
  'server/handlers/handlers.ts': [
    "import { newsHandlers } from './news.ts'",
    "import { orderHandlers } from './order.ts'",
    'export const createHandlers = (deps) => ({',
    '  ...newsHandlers(deps),',
    '  ...orderHandlers(deps),',
    ...['a', 'b', 'c', 'd'].map((name) => `  ${name},`),
    '})',
  ].join('\n'),
  'server/handlers/news.ts':
    "import { news } from '../db/schema/news.ts'\nexport const newsHandlers = () => ({\n  listNews: () => news,\n})",
  'server/handlers/order.ts':
    "import { orders } from '../db/schema/orders.ts'\nexport const orderHandlers = () => ({\n  placeOrder: () => orders,\n})",
  'server/db/schema/news.ts': "export const news = pgTable('news', {})",
  'server/db/schema/orders.ts': "export const orders = pgTable('orders', {})",
  'server/db/migrations/0001.sql': 'CREATE TABLE "orders" (); CREATE TABLE "news" ();',
  'vitest.server.config.ts': "export default { setupFiles: ['tests/support/seed.ts'] }",
  'vitest.flows.config.ts': 'export default {}',
  'playwright.config.ts': 'export default {}',
  '.storybook/preview.tsx': 'export default {}',
  'tests/support/seed.ts': 'export const seed = 1',
  'tests/support/engines.ts': 'export const describeEngines = () => 1\nexport const rarelyUsed = () => 2',
  'tests/server/news.test.ts':
    "import { createApp } from '../../server/app.ts'\nimport { describeEngines } from '../support/engines.ts'\ndescribeEngines(createApp, 'listNews')",
  ...Object.fromEntries(
    ['again', 'more'].map((name) => [
      `tests/server/${name}.test.ts`,
      `import { createApp } from '../../server/app.ts'\nimport { describeEngines } from '../support/engines.ts'\ndescribeEngines(createApp, '${name}')`,
    ]),
  ),
  'tests/server/order.test.ts':
    "import { createApp } from '../../server/app.ts'\nimport { describeEngines } from '../support/engines.ts'\ndescribeEngines(createApp, 'placeOrder')",
  'tests/server/plain.test.ts': "import { rarelyUsed } from '../support/engines.ts'\nrarelyUsed()",
  'stories/flows/Home.stories.tsx': "export const Open = open('/home?lang=en', 'full')",
  'stories/flows/Chat.stories.tsx':
    "const meta = { title: 'Flows/Chat room' }\nexport const Open = { ...reach('chat.open') }",
  'stories/flows/Parts.stories.tsx':
    "import { Card } from '../../src/components/parts.tsx'\nexport const One = Card()",
  'workbench/harness/drivers/chat.ts': "export const chat = open('/live/3')",
  'tests/flows/walks.test.tsx': 'walk()',
  'tests/e2e/home.test.ts': "test(open('/home'))",
  'tests/visual/scenes.ts': "export const scenes = [{ story: 'flows-chat-room--open' }]",
  'tests/visual/looks.spec.ts': "import { scenes } from './scenes.ts'\ntest(scenes)",
}

const before = keyedUnits(treeOf(site))
/** Units that differ when these files hold that, by how. */
const after = (change: Readonly<Record<string, string>>) => {
  const now = keyedUnits(treeOf({ ...site, ...change }))
  const differs = compareUnits(before, now)
  const found: Record<string, string[]> = {}
  for (const { id } of now.units) if (differs(id) !== 'same') (found[differs(id)] ??= []).push(id)
  return found
}
const edited = (file: string, from: string, to: string) => {
  const text = site[file] ?? ''
  expect(text, file).toContain(from)
  return { [file]: text.replace(from, to) }
}

describe('the key of a unit of proof', () => {
  it.each([
    ['nothing', {}, {}],
    ['a type', { 'src/pages/HomePage.tsx': `${site['src/pages/HomePage.tsx']}\nexport type A = 1` }, {}],
    ['a comment', { 'server/app.ts': `// Another word.\n${site['server/app.ts']}` }, {}],
    ['what nobody uses', edited('src/components/parts.tsx', 'Unused = () => 2', 'Unused = () => 3'), {}],
    [
      'a part of a page: who shows it, in a story of its own, on its page, or in a browser',
      edited('src/components/parts.tsx', 'Card = () => frame', 'Card = () => -frame'),
      {
        own: ['stories/flows/Home.stories.tsx', 'stories/flows/Parts.stories.tsx', 'tests/e2e/home.test.ts'],
      },
    ],
    [
      'a machine: its walks, its page of the atlas, the stories of its states, and the pictures of those',
      { 'src/machines/chat/chat.machine.ts': 'export const chatMachine = { id: 1 }' },
      {
        own: [
          ...['walks:chat', 'stories/atlas/Machines.stories.tsx', 'stories/flows/Chat.stories.tsx'],
          'tests/visual/looks.spec.ts',
        ],
      },
    ],
    [
      'a part that only the page behind a story shows: its walks, its stories, and their pictures',
      edited('src/components/parts.tsx', 'Chat = () => frame', 'Chat = () => -frame'),
      {
        own: [
          ...['walks:chat', 'stories/atlas/Machines.stories.tsx', 'stories/flows/Chat.stories.tsx'],
          'tests/visual/looks.spec.ts',
        ],
      },
    ],
    [
      'the answer of a call: the tests that make it; for pages in a browser it is ground',
      edited('server/handlers/news.ts', '() => news', '() => [news]'),
      { own: ['tests/server/news.test.ts'], ground: ['tests/e2e/home.test.ts'] },
    ],
    [
      'another call: other tests',
      edited('src/contract/orders.ts', 'endpoint({})', 'endpoint({ method: 1 })'),
      { own: ['tests/server/order.test.ts'] },
    ],
    [
      'what stands before every call: all that make one, of which some suffice',
      { 'server/http/guard.ts': 'export const guard = (work) => work()' },
      {
        ground: [
          ...['again', 'more', 'news', 'order'].map((name) => `tests/server/${name}.test.ts`),
          'tests/e2e/home.test.ts',
        ],
      },
    ],
    [
      'a text: the pages that name it',
      {
        'src/i18n/en.json': JSON.stringify({
          'home.title': 'Start',
          'error.full': 'Full',
          'live.title': 'Live',
        }),
      },
      { own: ['stories/flows/Home.stories.tsx', 'tests/e2e/home.test.ts'] },
    ],
    [
      'one of the texts whose beginning a page names: who speaks of it',
      {
        'src/i18n/en.json': JSON.stringify({
          'home.title': 'Home',
          'error.full': 'No!',
          'live.title': 'Live',
        }),
      },
      { own: ['stories/flows/Home.stories.tsx'] },
    ],
    [
      'a migration: who reaches its table',
      { 'server/db/migrations/0002.sql': 'ALTER TABLE "orders" ADD COLUMN "b" integer;' },
      { own: ['tests/server/order.test.ts'] },
    ],
    [
      'a helper that most tests of a suite use is ground, one that few use is not',
      edited('tests/support/engines.ts', '() => 1', '() => 3'),
      {
        ground: [
          'tests/server/again.test.ts',
          'tests/server/more.test.ts',
          'tests/server/news.test.ts',
          'tests/server/order.test.ts',
        ],
      },
    ],
    [
      'a helper of one test: that test',
      edited('tests/support/engines.ts', '() => 2', '() => 3'),
      { own: ['tests/server/plain.test.ts'] },
    ],
    [
      'what a configuration names: the whole suite',
      { 'tests/support/seed.ts': 'export const seed = 2' },
      {
        ground: [
          ...['again', 'more', 'news', 'order', 'plain'].map((name) => `tests/server/${name}.test.ts`),
        ],
      },
    ],
    [
      'a test: itself',
      { 'tests/server/plain.test.ts': `${site['tests/server/plain.test.ts']}\nrarelyUsed(2)` },
      { own: ['tests/server/plain.test.ts'] },
    ],
    ['a new test', { 'tests/server/new.test.ts': 'it()' }, { own: ['tests/server/new.test.ts'] }],
  ])('changes with %s', (_what, change, expected) => {
    expect(after(change)).toEqual(expected)
  })

  it('stays where a declaration moves to another file', () => {
    expect(
      after({
        'server/http/guard.ts': "export { guard } from './moved.ts'",
        'server/http/moved.ts': 'export const guard = (work) => work',
      }),
    ).toEqual({})
  })

  it('changes with packages and Node, and with the browser where there is one', () => {
    const ids = (tools: object) => {
      const now = keyedUnits(treeOf(site), tools)
      const old = new Map(before.units.map(({ id, key }) => [id, key]))
      return now.units.filter(({ id, key }) => old.get(id) !== key).map(({ suite }) => suite)
    }
    expect(ids({ packages: 'x' })).toHaveLength(before.units.length)
    expect(ids({ browser: '157' })).not.toContain('server')
    expect(ids({ browser: '157' })).toContain('e2e')
    const differs = compareUnits(before, keyedUnits(treeOf(site), { packages: 'x' }))
    expect(new Set(before.units.map(({ id }) => differs(id)))).toEqual(new Set(['tools']))
  })

  it('an update of the packages between two trees is seen, and is the ground of every unit', () => {
    const withLock = (lock: string) => keyedUnits(treeOf({ ...site, 'package-lock.json': lock }))
    const differs = compareUnits(withLock('{}'), withLock('{"a": 1}'))
    expect(new Set(before.units.map(({ id }) => differs(id)))).toEqual(new Set(['tools']))
  })

  it('reads the tables that a migration speaks of', () => {
    const sql =
      'ALTER TABLE "a" ADD CONSTRAINT "x" FOREIGN KEY ("b") REFERENCES "public"."c"("id");CREATE INDEX "i" ON "d" ("e");UPDATE "f" SET "g" = 1;'
    expect([...tablesIn(sql)].sort()).toEqual(['a', 'c', 'd', 'f'])
  })
})

describe('in this project', () => {
  const tree = presentTree()
  const { units } = keyedUnits(tree)

  it('every unit depends on something of the product, and the core exists', () => {
    expect(units.filter(({ parts }) => parts.size < 5).map(({ id }) => id)).toEqual([])
    const ids = new Set(units.map(({ id }) => id))
    expect(core.filter((id) => !ids.has(id))).toEqual([])
    // Made from the folders, and not stored: it is a unit all the same.
    expect(ids.has('stories/atlas/Machines.stories.tsx')).toBe(true)
  })

  it('every list that is read entry by entry exists', () => {
    expect(lists.filter(({ at }) => ![...tree.texts.keys()].some((path) => at.test(path)))).toEqual([])
  })

  it('a test of the suite that always runs whole is chosen like the others when a revision is compared', () => {
    const file = 'tests/machines/chat.test.ts'
    expect(isOfUnit(file)).toBe(true)
    expect(isOfUnit('tests/support/walkedMachines.ts')).toBe(false)
    const differs = (changed: string) => {
      const texts = new Map([
        ...tree.texts,
        [changed, `${tree.texts.get(changed)}\nexport const more = 1\nmore()`],
      ])
      const [was, is] = [tree, { ...tree, texts }].map((each) => keyedUnits(each, {}, [plainUnit(file)]))
      return compareUnits(was!, is!)(file)
    }
    expect(differs('src/machines/chat/chat.machine.ts')).toBe('own')
    expect(differs('src/machines/gate/gate.machine.ts')).toBe('same')
  })

  it.each([
    [
      'pictures of stories',
      'tests/visual/visual.spec.ts',
      'src/components/site/Header/Header.styles.ts',
      'styled.',
    ],
    [
      'a test that computes the addresses of files',
      ...[
        'tests/server/organizer/sheetTimes.test.ts',
        'server/lifecycles/people/exportPeople.ts',
        'timeCell(',
      ],
    ],
  ])('%s (%s) stands on what it shows (%s)', (_what, file, source, found) => {
    const text = tree.texts.get(source) ?? ''
    expect(text).toContain(found)
    const texts = new Map([...tree.texts, [source, text.replaceAll(found, ` ${found}`)]])
    const [was, is] = [tree, { ...tree, texts }].map((each) =>
      keyedUnits(
        each,
        {},
        unitsIn(each).filter(({ id }) => id === file),
      ),
    )
    expect(compareUnits(was!, is!)(file)).not.toBe('same')
  })

  it('two tests of different calls depend on different handlers', () => {
    const [coupons, hotels] = ['coupons', 'hotels'].map((name) => `tests/server/organizer/${name}.test.ts`)
    const handlers = 'server/handlers/couponBatches.ts'
    const changed = (tree.texts.get(handlers) ?? '').replaceAll('async ', 'async  ')
    const [was, is] = [tree, { ...tree, texts: new Map([...tree.texts, [handlers, changed]]) }].map((each) =>
      keyedUnits(
        each,
        {},
        unitsIn(each).filter(({ id }) => id === coupons || id === hotels),
      ),
    )
    const differs = compareUnits(was!, is!)
    expect([differs(coupons!), differs(hotels!)]).toEqual(['own', 'same'])
  })
})
