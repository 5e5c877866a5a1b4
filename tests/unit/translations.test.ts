import { describe, expect, it } from 'vitest'

import type { PartContent, PartItem } from '../../src/contract/siteParts.ts'
import { staleAfter, translationsOf } from '../../src/contract/translations.ts'

const service = (id: number, fields: Record<string, string>): PartItem => ({ id, fields, children: [] })
const butler = (intro: string, eng_intro: string, ...items: PartItem[]): PartContent => ({
  fields: { intro, eng_intro },
  items,
})

describe('[CONF-02] English texts beside the Chinese ones', () => {
  const before = butler('旧', 'Old', service(1, { name: '直播', eng_name: 'Live' }))

  it('is stale once the Chinese text was changed without it, until it is changed itself', () => {
    const changed = butler('新', 'Old', ...before.items)
    expect(staleAfter('butler', before, changed, [])).toEqual(['eng_intro'])
    // Independent of other changed texts.
    expect(staleAfter('butler', changed, changed, ['eng_intro'])).toEqual(['eng_intro'])
    expect(staleAfter('butler', changed, butler('新', 'New', ...before.items), ['eng_intro'])).toEqual([])
  })

  it('both changed at once are current, and what is missing is no stale text', () => {
    expect(staleAfter('butler', before, butler('新', 'New', ...before.items), [])).toEqual([])
    const removed = butler('新', '', ...before.items)
    expect(staleAfter('butler', before, removed, [])).toEqual([])
    expect([...translationsOf('butler', removed, [])]).toEqual([['eng_intro', 'missing']])
  })

  it('follows an entry to its new place, and starts again with a new entry', () => {
    const renamed = butler('旧', 'Old', service(1, { name: '会议直播', eng_name: 'Live' }))
    expect(staleAfter('butler', before, renamed, [])).toEqual(['items.0.eng_name'])
    const moved = butler('旧', 'Old', service(0, { name: '签到', eng_name: 'Check-in' }), ...renamed.items)
    expect(staleAfter('butler', renamed, moved, ['items.0.eng_name'])).toEqual(['items.1.eng_name'])
  })

  it('looks into entries below entries; pictures and figures are not translated', () => {
    const nav = (name: string): PartContent => ({
      fields: {},
      items: [
        {
          ...service(0, { name: '会议', eng_name: 'Conferences', url: '/conferences' }),
          children: [service(0, { name, eng_name: 'Help', url: '/helpCenter/modo' })],
        },
      ],
    })
    expect(staleAfter('header', nav('帮助'), nav('帮助中心'), [])).toEqual(['items.0.children.0.eng_name'])
    const banner = (image: string): PartContent => ({
      fields: {},
      items: [service(1, { title: '年会', eng_title: 'Meeting', image, eng_image: '/covers/a.svg' })],
    })
    expect(staleAfter('banners', banner('/covers/b.svg'), banner('/covers/c.svg'), [])).toEqual([])
  })
})
