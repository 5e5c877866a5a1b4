/** Kinds of flows that can be written: what is loaded and may be tried again, and a command that a dialog asks about. */
export const kinds = ['load', 'command']

/**
 * The files of a new flow; its blanks are the texts `…`, which the check of words refuses; the address `/…`, the texts of
 * buttons and the call of the driver are replaced by the flow's own.
 * @param {string} id lower camel case, `videoRating`
 * @param {'load' | 'command'} [kind]
 * @returns {Array<{path: string, text: string}>} paths from the project's root; the texts are not formatted
 */
export const flowFiles = (id, area, rank, kind = 'load') => {
  const Name = id[0].toUpperCase() + id.slice(1)
  const folder = `src/machines/${id}`
  if (kind === 'command') {
    return [
      { path: `${folder}/${id}.machine.ts`, text: commandMachine(id) },
      { path: `${folder}/${id}.model.ts`, text: commandModel(id) },
      { path: `${folder}/${id}.words.ts`, text: commandWords(id, area, rank) },
      { path: `workbench/harness/drivers/${id}.ts`, text: commandDriver(id) },
      { path: `stories/flows/${Name}.stories.tsx`, text: commandStories(id, Name) },
    ]
  }
  return [
    { path: `${folder}/${id}.types.ts`, text: types(Name) },
    { path: `${folder}/${id}.machine.ts`, text: machine(id, Name) },
    { path: `${folder}/${id}.model.ts`, text: model(id, Name) },
    { path: `${folder}/${id}.words.ts`, text: words(id, area, rank) },
    { path: `workbench/harness/drivers/${id}.ts`, text: driver(id, Name) },
    { path: `stories/flows/${Name}.stories.tsx`, text: stories(id, Name) },
  ]
}

const types = (Name) => `import type { Failure } from '../../contract/failure.ts'

/** Answer of the server: replace it by the output of the call, \`CallOutput<typeof …>\`. */
export interface ${Name} {
  readonly id: number
}

export interface ${Name}Context {
  /** Null until it has come. */
  value: ${Name} | null
  failure: Failure | null
}

export type ${Name}Event = { type: 'value.retry' }

export type ${Name}Tag = 'busy' | 'failure' | 'settled'

/** Port of the flow; \`actorsOf\` makes actors of its methods. @public */
export interface ${Name}Port {
  /** Rejects with \`CallError\`. */
  fetchValue(signal: AbortSignal): Promise<${Name}>
}
`

const machine = (id, Name) => `import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './${id}.types.ts'

/** … */
export const ${id}Machine = setup({
  types: {} as { context: T.${Name}Context; events: T.${Name}Event; tags: T.${Name}Tag },
  actors: { fetchValue: promisePlaceholder<T.${Name}Port['fetchValue']>('fetchValue') },
  actions: {
    keepValue: assign((_, { value }: { value: T.${Name} }) => ({ value, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: '${id}',
  context: { value: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchValue',
        src: 'fetchValue',
        onDone: {
          target: 'ready',
          actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failure', on: { 'value.retry': { target: 'loading', actions: 'forgetFailure' } } },
    ready: { tags: 'settled' },
  },
})

export type ${Name}Snapshot = SnapshotFrom<typeof ${id}Machine>
`

const model = (id) => `import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { ${id}Machine } from './${id}.machine.ts'

export const ${id}: Model<typeof ${id}Machine> = {
  machine: ${id}Machine,
  inputs: [undefined],
  // Each event with a payload that makes each guard true once and false once.
  events: [done('fetchValue', { id: 1 }), failed('fetchValue', callError('offline')), { type: 'value.retry' }],
  project: ({ value, failure }) => ({ known: value !== null, failure: failure !== null }),
}
`

const words = (id, area, rank) => `import { words } from '../shared/words.ts'

export const ${id} = words({
  area: '${area}',
  rank: ${rank},
  title: ['…', '…'],
  purpose: ['…', '…'],
  // Numbers of the rules of docs/rules.md that it serves.
  rules: [],
  states: { '${id}.failed': ['加载失败', 'Could not be loaded'], '${id}.ready': ['…', '…'] },
  events: { 'value.retry': ['visitor', '加载失败后重试', 'Tries again after a failure'] },
  actors: { fetchValue: ['server', '…', '…'] },
  excused: {
    deadEnd: {
      '${id}.ready': ['内容已显示，离开页面即结束', 'The content is shown; leaving the page ends it'],
    },
  },
})
`

const driver = (id) => `import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

// Replace by the call that the machine waits for.
const call = 'getVideo'

export const ${id}: Driver<'${id}'> = {
  async open(_walk, { network, openStage }) {
    const calls = network.hold(call)
    const stage = await openStage({ at: '/…', signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        'xstate.done.actor.fetchValue': ({ output }) => calls.answer(answered(call, output)),
        'xstate.error.actor.fetchValue': ({ error }) => calls.answer(failing(call, error, stage.language)),
        'value.retry': () => press('state.retry'),
      },
      shows(state) {
        expect(element('main').querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
      },
    }
  },
}
`

const stories = (id, Name) => `import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/${Name}' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '正在加载 / Loading', ...reach('${id}.loading') }
export const Failed: StoryObj = { name: '加载失败，可重试 / Failed: retry', ...reach('${id}.failed') }
export const Ready: StoryObj = { name: '… / …', ...reach('${id}.ready') }
`

const commandMachine = (id) => `import { dialogSetup } from '../../kinds/command/command.setup.ts'
import { dialogStates, nothingSent } from '../../kinds/command/command.states.ts'

/** … */
export const ${id}Machine = dialogSetup<{ reason: string }, void>().createMachine({
  id: '${id}',
  context: nothingSent,
  initial: 'asking',
  states: { ...dialogStates('done'), done: { type: 'final' }, closed: { type: 'final' } },
})
`

const commandModel = (
  id,
) => `import { dialogEvents, projectCommand } from '../../kinds/command/command.model.ts'
import type { Model } from '../shared/model.ts'
import { ${id}Machine } from './${id}.machine.ts'

export const ${id}: Model<typeof ${id}Machine> = {
  machine: ${id}Machine,
  inputs: [undefined],
  // The wish, the answer, and a refusal that no other wish mends.
  events: dialogEvents({ reason: '…' }, undefined, 'versionConflict'),
  project: projectCommand,
}
`

const commandWords = (id, area, rank) => `import { dialogWords } from '../../kinds/command/command.words.ts'
import type { Words } from '../shared/words.ts'

export const ${id}: Words = {
  ...dialogWords('${id}'),
  area: '${area}',
  rank: ${rank},
  title: { 'zh-CN': '…', en: '…' },
  purpose: { 'zh-CN': '…', en: '…' },
  // Numbers of the rules of docs/rules.md that it serves.
  rules: [],
}
`

const commandDriver = (id) => `import { dialogScene } from '../kinds/dialogScene.ts'
import { dialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const ${id}: Driver<'${id}'> = {
  async open(_walk, { network, openStage }) {
    // Replace by the call that the machine sends, with its answer.
    const answers = holdCalls(network, { sendCommand: ['fireRecord', () => null] })
    const stage = await openStage({ at: '/…', signedIn: true })
    // Replace by the text of the button that opens the dialog.
    await pageActions(stage).press('state.retry')
    await dialog()
    const field = { label: 'operators.field.reason', name: 'reason' }
    return dialogScene({ stage, answers, field, leave: 'shell.cancel', reason: 'versionConflict' })
  },
}
`

const commandStories = (id, Name) => `import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/${Name}' } satisfies Meta
export default meta

export const Asking: StoryObj = { name: '… · 正在确认 / Asking', ...reach('${id}.asking') }
export const Sending: StoryObj = { name: '… · 正在提交 / Sending', ...reach('${id}.sending') }
export const Refused: StoryObj = { name: '… · 不能办理 / Not possible', ...reach('${id}.refused') }
export const Done: StoryObj = { name: '… · 已完成 / Done', ...reach('${id}.done') }
export const Closed: StoryObj = { name: '… · 已关闭 / Closed', ...reach('${id}.closed') }
`
