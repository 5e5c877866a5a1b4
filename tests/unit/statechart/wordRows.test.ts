import { setup } from 'xstate'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { commonWords } from '../../../src/machines/shared/commonWords.ts'
import { tables, words } from '../../../src/machines/shared/words.ts'
import type { CausedRow, Row, Words } from '../../../src/machines/shared/words.ts'
import { wordsOf } from '../../../workbench/atlas/registry/wordsOf.ts'

const files = import.meta.glob<Record<string, Words>>('../../../src/machines/**/*.words.ts', { eager: true })
const written = Object.values(files).flatMap((file) => Object.values(file))
const kinds = Object.keys(commonWords) as (keyof typeof commonWords)[]

const own = words({
  area: 'site',
  rank: 1,
  title: ['门', 'Door'],
  purpose: ['开门', 'Opens'],
  rules: [],
  states: { 'door.open': ['开着', 'Open'], 'door.paused': ['卡住', 'Stuck'] },
  events: { 'door.shut': ['visitor', '关门', 'Shuts it'] },
  excused: { deadEnd: { 'door.closed': ['关上为止', 'Shut for good'] } },
})

describe('rows of words', () => {
  it('become texts in both languages, with the cause where there is one', () => {
    expect(own).toMatchObject({
      title: { 'zh-CN': '门', en: 'Door' },
      states: { 'door.open': { 'zh-CN': '开着', en: 'Open' } },
      events: { 'door.shut': { by: 'visitor', says: { 'zh-CN': '关门', en: 'Shuts it' } } },
      actors: {},
      excused: { deadEnd: { 'door.closed': { 'zh-CN': '关上为止', en: 'Shut for good' } } },
    })
    expect(Object.keys(own.excused ?? {})).toEqual(['deadEnd'])
  })

  it('need both languages and a known cause to compile', () => {
    expectTypeOf<readonly ['门', 'Door']>().toExtend<Row>()
    expectTypeOf<readonly ['门']>().not.toExtend<Row>()
    expectTypeOf<readonly ['visitor', '关门', 'Shuts it']>().toExtend<CausedRow>()
    expectTypeOf<readonly ['visitor', '关门']>().not.toExtend<CausedRow>()
    expectTypeOf<readonly ['guest', '关门', 'Shuts it']>().not.toExtend<CausedRow>()
  })
})

describe('common words', () => {
  const machine = setup({ guards: { hasReason: () => true, isHeavy: () => true } }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { 'door.shut': { target: 'closed', guard: 'hasReason' } } },
      paused: {},
      closed: {},
    },
  })

  it('are said of the names of a machine that its own words leave out, and of no others', () => {
    const { states, events, actors, delays, guards } = wordsOf(machine, own)
    expect(states).toEqual({ ...own.states, 'door.closed': commonWords.states['closed'] })
    expect(guards).toEqual({ hasReason: commonWords.guards['hasReason'] })
    expect({ events, actors, delays }).toEqual({ events: own.events, actors: {}, delays: {} })
  })

  it('are repeated by no machine', () => {
    expect(written.length).toBeGreaterThan(100)
    const { states, ...others } = tables({ states: { 'door.closed': ['已关闭', 'Closed'] } })
    expect(repeats({ ...own, ...others, states })).toEqual(['states door.closed'])
    expect(written.flatMap(repeats)).toEqual([])
  })
})

const repeats = (one: Words) =>
  kinds.flatMap((kind) =>
    Object.entries(one[kind])
      .filter(([name, text]) => {
        const common = commonWords[kind][kind === 'states' ? name.slice(name.lastIndexOf('.') + 1) : name]
        return JSON.stringify(text) === JSON.stringify(common)
      })
      .map(([name]) => `${kind} ${name}`),
  )
