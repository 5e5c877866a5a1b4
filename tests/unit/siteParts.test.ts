import { describe, expect, it } from 'vitest'

import {
  changesOfPart,
  emptyItem,
  faultsOfPart,
  partShapes,
  siteParts,
  tidyPart,
  type PartContent,
  type PartItem,
} from '../../src/contract/siteParts.ts'
import { addItem, moveItem, removeItem, setText, textAt } from '../../src/machines/sitePart/edits.ts'
import { createConsentGate } from '../../src/services/consentService.ts'
import { partAt } from '../../mocks/samples/siteParts.ts'

const nav = (name: string, children: PartItem[] = []): PartItem => ({
  id: 0,
  fields: { name, eng_name: name, url: '/home' },
  children,
})
const header = (...items: PartItem[]): PartContent => ({ fields: {}, items })

describe('[OPS-01] the parts of the site', () => {
  it.each(siteParts)(
    '%s: its sample keeps its own rules, and every field that is needed is missed',
    (part) => {
      const { content } = partAt(part)
      expect(faultsOfPart(part, content)).toEqual([])
      const { fields, items } = partShapes[part]
      const empty = tidyPart(part, { fields: {}, items: items === null ? [] : [emptyItem(items)] })
      const needed = [
        ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        ...(items?.fields ?? []).filter(({ isRequired }) => isRequired).map(({ name }) => `items.0.${name}`),
        // A banner needs a text or an address.
        ...(part === 'banners' ? ['items.0.url'] : []),
      ]
      expect(faultsOfPart(part, empty)).toEqual(needed.map((field) => ({ field, reason: 'required' })))
      expect(needed.length).toBeGreaterThan(0)
    },
  )

  it('texts are read and written by their place, on both levels, and nothing else changes', () => {
    const content = header(nav('一'), nav('二', [nav('三')]))
    const changed = setText(content, 'items.1.children.0.name', '叁')
    expect(textAt(changed, 'items.1.children.0.name')).toBe('叁')
    expect(changed.items[0]).toBe(content.items[0])
    expect(textAt(setText(partAt('config').content, 'beian', 'x'), 'beian')).toBe('x')
    expect(textAt(content, 'items.7.name')).toBe('')
  })

  it('entries are added, removed and moved within their list; nothing moves beyond an end', () => {
    const content = header(nav('一'), nav('二', [nav('三'), nav('四')]))
    const names = (list: readonly PartItem[]) => list.map(({ fields }) => fields['name'])
    expect(names(moveItem(content, 'items', 0, 1).items)).toEqual(['二', '一'])
    expect(names(moveItem(content, 'items', 0, -1).items)).toEqual(['一', '二'])
    expect(names(moveItem(content, 'items.1.children', 1, -1).items[1]?.children ?? [])).toEqual(['四', '三'])
    expect(names(removeItem(content, 'items.1.children', 0).items[1]?.children ?? [])).toEqual(['四'])
    expect(names(addItem(content, 'items', nav('五')).items)).toEqual(['一', '二', '五'])
  })

  it('changes are said entry by entry: renamed, come, gone, and put in another order', () => {
    const before = header(nav('一'), nav('二', [nav('三')]), nav('四'))
    expect(changesOfPart('header', before, before)).toEqual([])
    expect(changesOfPart('header', before, setText(before, 'items.0.name', '壹'))).toEqual([
      { within: ['一'], name: 'name', before: '一', after: '壹' },
    ])
    expect(changesOfPart('header', before, moveItem(before, 'items', 0, 1))).toEqual([
      { within: [], name: 'order', before: '一\n二\n四', after: '二\n一\n四' },
    ])
    expect(changesOfPart('header', before, removeItem(before, 'items', 1))).toEqual([
      { within: [], name: 'entry', before: '二 · 二 · /home\n› 三', after: '' },
    ])
    expect(changesOfPart('header', before, addItem(before, 'items.1.children', nav('五')))).toEqual([
      { within: ['二'], name: 'entry', before: '', after: '五 · 五 · /home' },
    ])
    const subject = (id: number, name: string) => ({ ...nav(name), id })
    expect(
      changesOfPart(
        'subjects',
        header(subject(1, '理'), subject(2, '工')),
        header(subject(2, '工学'), subject(1, '理')),
      ),
    ).toEqual([
      { within: [], name: 'order', before: '理\n工', after: '工\n理' },
      { within: ['工'], name: 'name', before: '工', after: '工学' },
      { within: ['工'], name: 'eng_name', before: '工', after: '工学' },
    ])
  })

  it('whatever is left out of a part by its shape is left out', () => {
    const dirty = { fields: { hot_line: ' 1 ', evil: 'x' }, items: [nav('一')] }
    expect(tidyPart('config', dirty).items).toEqual([])
    expect(tidyPart('config', dirty).fields).toMatchObject({ hot_line: '1', beian: '' })
    expect('evil' in tidyPart('config', dirty).fields).toBe(false)
    const nested = header(nav('一', [nav('二', [nav('三')])]))
    expect(tidyPart('header', nested).items[0]?.children[0]?.children).toEqual([])
  })
})

describe('[OPS-01] calls that wait for a consent', () => {
  it('all of them go on with one answer, and nothing waits if no one can be asked', async () => {
    const gate = createConsentGate()
    expect(await gate.ask()).toBe(false)
    let asked = 0
    const leave = gate.watch(() => (asked += 1))
    const waiting = [gate.ask(), gate.ask()]
    expect(asked).toBe(2)
    gate.settle(true)
    expect(await Promise.all(waiting)).toEqual([true, true])
    const last = gate.ask()
    leave()
    expect(await last).toBe(false)
  })
})
