import { describe, expect, it } from 'vitest'

import { mostRelated } from '../../server/shared/mostRelated.ts'
import { readingMinutes } from '../../server/shared/readingMinutes.ts'

describe('[PUB-01] related headlines', () => {
  const others = [
    '能源材料论坛征稿进入最后阶段\nLast days to submit to the Forum on Energy Materials',
    '电子发票全面上线\nE-invoices for every paid order',
    '直播间新增举手连麦\nRaise your hand in live rooms',
    '能源材料论坛开幕\nForum on Energy Materials opens',
  ]
  const related = (text: string, most = 3) => mostRelated(text, others, (one) => one, most)

  it('are those that share words, in Chinese and in English, the closest first', () => {
    expect(related('能源材料论坛征稿延期')).toEqual([others[0], others[3]])
    expect(related('The energy forum opens again')[0]).toBe(others[3])
  })
  it('are empty without shared words, and never more than requested', () => {
    expect(related('量子计算')).toEqual([])
    expect(related('')).toEqual([])
    expect(related('能源材料论坛', 1)).toHaveLength(1)
    expect(mostRelated('能源材料', [], (one: string) => one, 3)).toEqual([])
  })
  it('do not count a word that all of them have', () => {
    expect(mostRelated('会议开幕', ['会议日程', '会议地点'], (one) => one, 3)).toEqual([])
  })
})

describe('minutes of reading', () => {
  it('are at least one, and grow with the text, not with its tags', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes(`<p title="${'很'.repeat(3000)}">短</p>`)).toBe(1)
    expect(readingMinutes(`<p>${'字'.repeat(1500)}</p>`)).toBe(5)
    expect(readingMinutes(`<p>${'word '.repeat(714)}</p>`)).toBe(3)
  })
})
