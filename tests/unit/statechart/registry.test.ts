import { readFileSync } from 'node:fs'

import { setup } from 'xstate'
import { describe, expect, it } from 'vitest'

import type { MachineEntry } from '../../../workbench/atlas/registry/entry.types.ts'
import { gapsOf, oneSidedGuards, unregistered } from '../../../workbench/atlas/registry/gaps.ts'
import { registry } from '../../../workbench/registry.ts'
import { ruleText } from '../../../workbench/atlas/registry/rules.ts'
import { rulesInChinese } from '../../../workbench/atlas/registry/rulesInChinese.ts'
import { machines } from '../../../src/machines/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { models } from '../../../workbench/registry.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'

const ids = Object.keys(registry) as MachineId[]
const modules = import.meta.glob<object>('../../../src/machines/**/*.machine.ts', { eager: true })
const rules = new Set(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^\| ([A-Z0-9]+-\d+) /gm)].map(([, id = '']) => id),
)

describe('the registry of machines', () => {
  it('holds every machine of the product, file by file', () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(ids.length)
    expect(unregistered(modules, Object.values(machines))).toEqual([])
    expect(
      unregistered(
        modules,
        Object.values(registry).map(({ machine }) => machine),
      ),
    ).toEqual([])
  })

  it('names the file of a machine that is not registered', () => {
    const forgotten = setup({}).createMachine({ id: 'forgotten' })
    const withOneMore = { ...modules, 'src/machines/forgotten/forgotten.machine.ts': { forgotten } }
    expect(unregistered(withOneMore, Object.values(machines))).toEqual([
      'src/machines/forgotten/forgotten.machine.ts',
    ])
  })

  it.each(ids)('knows %s by its own id, and walks it with the model of the tests', (id) => {
    expect(registry[id].machine).toBe(machines[id])
    expect(registry[id].machine.id).toBe(id)
    expect(registry[id].model).toBe(models[id])
  })

  it.each(ids)('says in both languages what each state, event, actor, guard and delay of %s is', (id) => {
    expect(gapsOf(registry[id], rules)).toEqual([])
  })

  it.each(ids)('walks %s through each guard both ways', (id) => {
    expect(oneSidedGuards(registry[id].model)).toEqual([])
  })

  it('has each rule that a machine serves in Chinese, and no other', () => {
    const served = new Set(ids.flatMap((id) => registry[id].rules))
    expect(Object.keys(rulesInChinese).sort()).toEqual([...served].sort())
    for (const id of served) {
      expect(ruleText(id)['zh-CN'], id).toMatch(/\p{Script=Han}/u)
      expect(ruleText(id).en, id).not.toMatch(/\p{Script=Han}/u)
    }
  })
})

describe('an entry that does not fit its machine', () => {
  const { terms, sendCode } = registry

  it.each<[what: string, entry: MachineEntry, gap: string]>([
    [
      'a state without a name',
      { ...terms, states: without(terms.states, 'terms.asking') },
      'terms says nothing about the state terms.asking',
    ],
    [
      'an event without a sentence',
      { ...terms, events: without(terms.events, 'terms.tick') },
      'terms says nothing about the event terms.tick',
    ],
    [
      'a guard without a sentence',
      { ...sendCode, guards: {} },
      'sendCode says nothing about the guard isValidTarget',
    ],
    [
      'a delay without a sentence',
      { ...sendCode, delays: {} },
      'sendCode says nothing about the delay resend',
    ],
    [
      'an actor without a sentence',
      { ...sendCode, actors: without(sendCode.actors, 'sendCode') },
      'sendCode says nothing about the actor sendCode',
    ],
    [
      'a sentence that is left over',
      { ...terms, guards: { isTicked: { 'zh-CN': '已勾选', en: 'Ticked' } } },
      'terms speaks of the guard isTicked, which it does not have',
    ],
    [
      'a text in one language only',
      { ...terms, title: { 'zh-CN': 'Terms', en: 'Terms' } },
      'terms: title and purpose has no Chinese text',
    ],
    [
      'a Chinese text in the English place',
      { ...terms, title: { 'zh-CN': '条款', en: '条款 terms' } },
      'terms: title and purpose has no English text',
    ],
    ['a rule that does not exist', { ...terms, rules: ['LOGIN-99'] }, 'terms: there is no rule LOGIN-99'],
    [
      'a rule that is named twice',
      { ...terms, rules: ['LOGIN-03', 'LOGIN-03'] },
      'terms: LOGIN-03 is named twice',
    ],
    ['no rule at all', { ...terms, rules: [] }, 'terms serves no rule'],
  ])('is told of %s', (_what, entry, gap) => {
    expect(gapsOf(entry, rules)).toEqual([gap])
  })

  it('reports a guard that its model never fails', () => {
    const onlyValid: AnyModel = {
      ...sendCode.model,
      events: sendCode.model.events.filter((event) => !JSON.stringify(event).includes('12800138000')),
    }
    expect(oneSidedGuards(onlyValid)).toEqual(['sendCode.idle|code.send|0 is never false'])
  })
})

function without<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
}
