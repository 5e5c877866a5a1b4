import { expect, it } from 'vitest'

import { affectedBy } from '../../scripts/lib/affected.mjs'
import { textsOfProject } from '../../scripts/lib/changedFiles.mjs'

/** A site of two pages and one machine, with a test of each kind. */
const site: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="/src/app/entry-client.tsx"></script>',
  'src/app/entry-client.tsx': `import { App } from './App.tsx'`,
  'src/app/App.tsx': `import { routes } from './routes.ts'\nimport type { Shape } from '../types.ts'`,
  'src/types.ts': 'export interface Shape {}',
  'src/app/routes.ts': [
    `const HomePage = chunk('HomePage', () => import('../pages/HomePage.tsx'))`,
    `const LivePage = chunk('LivePage', () => import('../pages/LivePage.tsx'))`,
    `at('home', '/home', HomePage)`,
    `at('live', '/live/:id', LivePage)`,
  ].join('\n'),
  'src/pages/HomePage.tsx': `import {\n  Card,\n} from '../components/Card.tsx'`,
  'src/pages/LivePage.tsx': `const Chat = lazy(() => import('../components/Chat.tsx'))`,
  'src/components/Card.tsx': '',
  'src/components/Chat.tsx': `import { chatMachine } from '../machines/chat/chat.machine.ts'`,
  'src/machines/chat/chat.machine.ts': '',
  'src/machines/home/home.machine.ts': '',
  'src/machines/registry.ts': [
    `import { chatMachine } from './chat/chat.machine.ts'`,
    `import { homeMachine } from './home/home.machine.ts'`,
    'export const machines = {',
    '  chat: chatMachine,',
    '  home: homeMachine,',
    '}',
  ].join('\n'),
  'src/i18n/en.json': '{}',
  'server/main.ts': `import { createApp } from './app.ts'`,
  'server/app.ts': `import './live/room.ts'\nimport './site.ts'`,
  'server/live/room.ts': '',
  'server/site.ts': '',
  'scripts/vite/statecharts.ts': `const source = '../../src/machines/registry.ts'`,
  'vitest.unit.config.ts': `export default { setupFiles: ['tests/support/seed.ts'] }`,
  'vitest.server.config.ts': '',
  'vitest.flows.config.ts': '',
  '.storybook/preview.tsx': `import { Frame } from './Frame.tsx'`,
  '.storybook/Frame.tsx': '',
  'tests/support/seed.ts': '',
  'tests/unit/card.test.tsx': `import { Card } from '../../src/components/Card.tsx'`,
  'tests/unit/charts.test.ts': `import charts from 'virtual:statecharts'`,
  'tests/unit/rules.test.ts': `const files = readdirSync('docs')`,
  'docs/rules.md': '',
  'tests/server/live/room.test.ts': `import '../../../server/live/room.ts'`,
  'tests/server/site/site.test.ts': `import '../../../server/app.ts'`,
  'workbench/harness/drivers/drivers.ts': `import { chat } from './chat.ts'\nimport { home } from './home.ts'`,
  'workbench/harness/drivers/chat.ts': `open('/live/3')`,
  'workbench/harness/drivers/home.ts': '',
  'tests/flows/walks.test.tsx': `import { drivers } from '../../workbench/harness/drivers/drivers.ts'\nimport '../../src/app/App.tsx'`,
  'tests/flows/home.test.tsx': `import { App } from '../../src/app/App.tsx'\nopen('/home?lang=en')`,
  'tests/flows/live.test.tsx': "import { App } from '../../src/app/App.tsx'\nopen(`/live/${id}`)",
  'stories/flows/Home.stories.tsx': `import '../../src/app/App.tsx'\nconst meta = { address: '/home' }`,
  'stories/flows/Chat.stories.tsx': `import '../../src/app/App.tsx'\nexport const Open = { ...reach('chat.open') }`,
  'tests/e2e/live.test.ts': '',
  'tests/e2e/journey.test.ts': '',
}

const affected = (...changed: string[]) => {
  const contents = new Map(Object.entries(site))
  for (const file of changed) if (!contents.has(file)) contents.set(file, '')
  return affectedBy({ changed, contents })
}
/** Files that run, by suite; suites without any are not in it. */
const run = (...changed: string[]) =>
  Object.fromEntries(
    Object.entries(affected(...changed)).flatMap(([suite, { files, walks = [] }]) =>
      files.length + walks.length > 0 ? [[suite, [...files, ...walks].sort()]] : [],
    ),
  )

it('a component runs the tests that import it, and those of the whole site that open a page with it', () => {
  expect(run('src/components/Card.tsx')).toEqual({
    unit: ['tests/unit/card.test.tsx'],
    flows: ['tests/flows/home.test.tsx'],
    stories: ['stories/flows/Home.stories.tsx'],
    e2e: ['tests/e2e/journey.test.ts'],
  })
})

it('a machine runs its own walks, the charts, and the pages that load it late', () => {
  expect(run('src/machines/chat/chat.machine.ts')).toEqual({
    unit: ['tests/unit/charts.test.ts'],
    flows: ['tests/flows/live.test.tsx', 'tests/flows/walks.test.tsx'],
    stories: ['stories/flows/Chat.stories.tsx'],
    e2e: ['tests/e2e/journey.test.ts'],
  })
  expect(affected('src/machines/chat/chat.machine.ts')['flows']?.machines).toEqual(['chat'])
  expect(affected('workbench/harness/drivers/home.ts')['flows']?.machines).toEqual(['home'])
  expect(affected('workbench/harness/drivers/chat.ts')['stories']?.files).toContain(
    'stories/flows/Chat.stories.tsx',
  )
})

it('what stands on every page runs every test of the whole site; a type runs none', () => {
  const { flows, stories, e2e } = affected('src/app/App.tsx')
  expect(flows?.machines).toBeNull()
  for (const part of [stories, e2e]) expect(part?.files).toEqual(part?.all)
  expect(run('src/types.ts')['flows']).toBeUndefined()
})

it('a part of the server runs the tests that look at it; of an unnamed part every test that starts it', () => {
  expect(run('server/live/room.ts')).toEqual({
    server: ['tests/server/live/room.test.ts'],
    e2e: ['tests/e2e/live.test.ts'],
  })
  expect(run('server/site.ts')).toEqual({
    server: ['tests/server/site/site.test.ts'],
    e2e: ['tests/e2e/journey.test.ts', 'tests/e2e/live.test.ts'],
  })
})

it('a setup file runs its suite, a folder that a test reads runs that test, texts run the stories', () => {
  expect(affected('tests/support/seed.ts')['unit']?.why).toEqual(['tests/support/seed.ts'])
  expect(run('docs/rules.md')).toEqual({ unit: ['tests/unit/rules.test.ts'] })
  expect(affected('src/i18n/en.json')['stories']?.files).toHaveLength(2)
  expect(affected('src/i18n/en.json')['e2e']?.files).toEqual([])
})

it('the packages, and whatever nothing speaks of, run everything; documentation runs nothing more', () => {
  for (const file of ['package.json', 'Makefile'])
    for (const [suite, { all, files, walks = [] }] of Object.entries(affected(file)))
      expect([...files, ...walks].sort(), `${suite} for ${file}`).toEqual([...all].sort())
  expect(run('docs/adr/new.md')['e2e']).toBeUndefined()
})

it('in this project nothing that runs is unknown: a machine or a page leaves something out, the contract of calls does not', () => {
  const contents = textsOfProject([])
  const of = (file: string) => {
    expect(contents.has(file), file).toBe(true)
    return affectedBy({ changed: [file], contents })
  }
  const page = of('src/pages/HomePage.tsx')
  expect(page['e2e']?.files).toContain('tests/e2e/pages.test.ts')
  expect(page['e2e']?.files).not.toContain('tests/e2e/live.test.ts')
  expect(page['server']?.files).toEqual([])
  const machine = of('src/machines/chat/chat.machine.ts')
  expect(machine['flows']?.machines).toContain('chat')
  expect(machine['flows']?.machines).not.toContain('gate')
  expect(machine['stories']?.files).toContain('stories/flows/Chat.stories.tsx')
  expect(machine['unit']?.files).toContain('tests/machines/chat.test.ts')
  const contract = of('src/contract/calls.ts')
  expect(contract['e2e']?.files).toEqual(contract['e2e']?.all)
})
