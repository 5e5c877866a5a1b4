import { describe, expect, it } from 'vitest'

import { foreignLanguageOf, languageOf } from '../../src/i18n/languageOf.ts'

describe('the language of a piece of content', () => {
  it.each([
    ['第十二届人工智能驱动科学发现国际会议', 'zh-CN'],
    ['ACL 2026 中国区预会议', 'zh-CN'],
    ['12th International Conference on AI for Scientific Discovery', 'en'],
    // Names and numbers belong to both.
    ['IEEE ICASSP 2026', null],
    ['林梅', 'zh-CN'],
    ['Lin Mei', null],
    ['2026/11/24', null],
    ['', null],
  ])('[CONF-02] of "%s" is %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it('[CONF-02] is named only where it is not the language of the page', () => {
    expect(foreignLanguageOf('会议通知', 'en')).toBe('zh-CN')
    expect(foreignLanguageOf('会议通知', 'zh-CN')).toBeNull()
    expect(foreignLanguageOf('Call for papers and posters', 'zh-CN')).toBe('en')
  })
})
