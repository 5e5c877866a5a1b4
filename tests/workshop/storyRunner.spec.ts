import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { runStories, storiesOf } from '../../scripts/lib/storyRunner.mjs'
import { runStorySuite } from '../../scripts/lib/storySuite.mjs'

const view = { locale: 'en', theme: 'dark', width: 700, height: 500 }
const passed = { type: 'a11y', status: 'passed', result: { violations: [], passes: [] } }

/** Stand-in for a preview's report about each story: the runner is tested, not Storybook. */
const folder = () => {
  const made = test.info().outputPath('workshop')
  mkdirSync(made, { recursive: true })
  const ids = [
    'fine',
    'claiming',
    'lying',
    'throwing',
    'barred',
    'unexamined',
    'late',
    'missing',
    'phone',
    'changing',
    'wide',
  ]
  writeFileSync(
    join(made, 'index.json'),
    JSON.stringify({
      entries: Object.fromEntries(
        ids.map((id) => [
          id,
          {
            id,
            type: 'story',
            importPath: './stories/flows/Scan.stories.tsx',
            tags: id === 'claiming' || id === 'lying' ? ['state:scan.expired'] : [],
          },
        ]),
      ),
    }),
  )
  writeFileSync(join(made, 'iframe.html'), page(passed))
  return made
}

const page = (report: object) =>
  `<!doctype html><script>(${preview.toString()})(${JSON.stringify(report)})</script>`

/** Runs in the page. */
const preview = (passed: object) => {
  const listeners: Record<string, Array<(data: unknown) => void>> = {}
  const on = (event: string, listener: (data: unknown) => void) => {
    listeners[event] = [...(listeners[event] ?? []), listener]
  }
  const off = (event: string, listener: (data: unknown) => void) => {
    listeners[event] = (listeners[event] ?? []).filter((known) => known !== listener)
  }
  const say = (event: string, data?: unknown) => {
    for (const listener of listeners[event] ?? []) listener(data)
  }
  const finish = (storyId: string, reporters: object[], status = 'success') =>
    say('storyFinished', { storyId, status, reporters })
  const claim = (claimed: string) => {
    const line = {
      machine: 'scan',
      before: [],
      event: 'xstate.init',
      taken: [],
      after: [claimed],
      rests: true,
    }
    return { type: 'statechart', status: 'passed', result: { claimed, lines: [line] } }
  }
  let globals: unknown = { locale: 'zh-CN', theme: 'light' }
  const stories: Record<string, () => void> = {
    fine: () => finish('fine', [passed]),
    claiming: () => finish('claiming', [passed, claim('scan.expired')]),
    lying: () => finish('lying', [passed, claim('scan.paused')]),
    throwing: () => {
      say('playFunctionThrewException', { message: 'no such button' })
      finish('throwing', [], 'error')
    },
    barred: () => {
      const violations = [{ id: 'image-alt', help: 'Images need a text', nodes: [{ html: '<img>' }] }]
      finish('barred', [{ type: 'a11y', status: 'failed', result: { violations } }], 'error')
    },
    unexamined: () => finish('unexamined', []),
    late: () => {
      queueMicrotask(() => {
        throw new Error('thrown in passing')
      })
      setTimeout(() => finish('late', [passed]))
    },
    missing: () => say('storyMissing'),
    changing: () => {
      const phase = (newPhase: string) => say('storyRenderPhaseChanged', { storyId: 'changing', newPhase })
      phase('playing')
      // Its arguments have changed: it is rendered again, and that is reported as an end.
      finish('changing', [passed])
      setTimeout(() => {
        phase('errored')
        say('playFunctionThrewException', { message: 'no such cell' })
        finish('changing', [], 'error')
      })
    },
    phone: () => finish('phone', innerWidth === 360 ? [passed] : []),
    wide: () => {
      played += 1
      finish('wide', [passed])
    },
  }
  /** Reports of the checks about the present story: `wide` fits the wide screen only, and is played once. */
  const examine = (reports: object[]) => {
    const theme = document.documentElement.dataset['theme']
    if (played > 1) throw new Error('played again')
    const violations = [{ id: 'reflow', help: `too wide in ${theme}`, nodes: [] }]
    reports.push(innerWidth < 700 ? { type: 'a11y', status: 'failed', result: { violations } } : passed)
  }
  let played = 0
  Object.assign(window, {
    __STORYBOOK_PREVIEW__: {
      channel: {
        on,
        off,
        once: on,
        emit: (event: string, data: { globals: unknown; storyId: string }) => {
          if (event === 'updateGlobals') {
            globals = data.globals
            return say('globalsUpdated', { globals })
          }
          say('globalsUpdated', { globals })
          stories[data.storyId]?.()
        },
      },
      ready: () => Promise.resolve(),
      storyStoreValue: { projectAnnotations: { parameters: {} } },
      currentRender: {
        canvasElement: document.documentElement,
        storyContext: () => ({
          reporting: { reports: [] },
          parameters: { a11y: { options: { runOnly: ['all'] } } },
        }),
        story: {
          storyGlobals: {},
          parameters: {},
          applyAfterEach: ({ reporting, parameters }: Looked) => {
            const { runOnly } = parameters.a11y.options
            reporting.reports.push({ type: 'rules', status: 'passed', result: runOnly })
            return Promise.resolve(examine(reporting.reports))
          },
        },
      },
      loadStory: ({ storyId }: { storyId: string }) =>
        Promise.resolve({
          storyGlobals: storyId === 'phone' ? { viewport: { value: 'phone' } } : {},
          parameters: { viewport: { options: { phone: { styles: { width: '360px', height: '780px' } } } } },
        }),
    },
  })
}

interface Looked {
  reporting: { reports: object[] }
  parameters: { a11y: { options: { runOnly: readonly string[] } } }
}

test('The runner passes a story only when it finished, was examined, and stood in the state that it claims', async () => {
  const made = folder()
  const { screens } = await runStories({ folder: made, stories: storiesOf(made), views: [view], workers: 1 })
  const said = Object.fromEntries(screens.map(({ id, problems }) => [id, problems.join(' ')]))
  expect(said).toEqual({
    fine: '',
    claiming: '',
    phone: '',
    lying: 'Nothing compared this story with the state scan.expired that it claims.',
    throwing: 'no such button',
    barred: 'axe image-alt: Images need a text (<img>)',
    unexamined: 'axe did not examine this story.',
    late: 'thrown in passing',
    missing: 'There is no such story.',
    changing: 'no such cell',
    wide: '',
  })
})

test('One play serves all themes and widths of a language; each is examined by itself', async () => {
  const made = folder()
  const wide = { ...view, width: 900 }
  const { screens } = await runStories({
    folder: made,
    stories: storiesOf(made).filter(({ id }) => id === 'wide'),
    views: [wide, { ...wide, theme: 'light' }, { ...wide, locale: 'zh-CN' }, { ...view, width: 360 }],
    workers: 1,
  })
  const said = screens.map(({ view: { locale, theme, width }, problems }) => [
    locale,
    theme,
    width,
    ...problems,
  ])
  expect(said).toEqual([
    ['en', 'dark', 900],
    ['en', 'light', 900],
    ['en', 'dark', 360, 'axe reflow: too wide in dark ()'],
    ['zh-CN', 'dark', 900],
  ])
  // If only the theme differs from the examined one, only the colours can.
  const rules = screens.map(({ reports }) => reports.find(({ type }) => type === 'rules')?.result)
  expect(rules).toEqual([undefined, ['color-contrast', 'link-in-text-block'], ['all'], undefined])
})

test('A story that passes only at the second attempt is reported as flaky', async () => {
  const made = folder()
  writeFileSync(join(made, 'iframe.html'), page({ type: 'a11y', status: 'warning', result: {} }))
  const { screens, flaky } = await runStories({
    folder: made,
    stories: storiesOf(made).filter(({ id }) => id === 'fine' || id === 'throwing'),
    views: [view],
    workers: 1,
    attempts: 2,
    // The fault of the first one is mended after its first attempt.
    onScreen: () => writeFileSync(join(made, 'iframe.html'), page(passed)),
  })
  expect(screens.map(({ id, problems }) => [id, problems.length])).toEqual([
    ['fine', 0],
    ['throwing', 1],
  ])
  expect(flaky.map(({ id }) => id)).toEqual(['fine'])
})

test('The suite shows its stories in both languages, names every result and records what the machines did', async () => {
  const [report, recorded] = ['report.json', 'recording.json'].map((name) => test.info().outputPath(name))
  const result = await runStorySuite({
    folder: folder(),
    report: report!,
    words: ['fine', 'claiming', 'throwing'],
    recording: { COVERAGE_FILE: recorded!, COVERAGE_SOURCES: 'of these sources' },
  })
  expect(result).toEqual({ passed: 4, failed: 2, plays: 6, flaky: [] })
  const { results } = JSON.parse(readFileSync(report!, 'utf8'))
  const said = results.map(({ name, problems }: { name: string; problems: string[] }) => [name, problems])
  expect(Object.fromEntries(said)).toEqual({
    'fine (zh-CN light 1440)': [],
    'claiming (zh-CN light 1440)': [],
    'throwing (zh-CN light 1440)': ['no such button'],
    'fine (en light 360)': [],
    'claiming (en light 360)': [],
    'throwing (en light 360)': ['no such button'],
  })
  // A red story is repeated by its file.
  expect(results.every(({ file }: { file?: string }) => file?.startsWith('stories/'))).toBe(true)
  const { sources, lines } = JSON.parse(readFileSync(recorded!, 'utf8'))
  expect(sources).toBe('of these sources')
  expect(lines).toEqual([expect.objectContaining({ after: ['scan.expired'], times: 2 })])
})
