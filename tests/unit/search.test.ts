import { describe, expect, it } from 'vitest'

import { excerptOf, inParts, rangesIn, type Needles } from '../../server/search/highlight.ts'
import { initialsOf, placeOf, readingsOf } from '../../server/shared/words/pinyin.ts'
import { entriesOf, plainText } from '../../server/search/programme.ts'
import { termsOf } from '../../server/search/terms.ts'
import { chineseWords, fold, folded, partsOf, pieces } from '../../server/shared/words/texts.ts'
import { deletesOf, distance, errorsIn } from '../../server/search/typos.ts'
import { createRecentSearches } from '../../src/services/recentSearches.ts'
import { askedOf, readWish, searchable, wishQuery } from '../../src/pages/search/wish.ts'
import { memoryStore } from '../support/memoryStore.ts'

const texts = (text: string) => partsOf(fold(text)).map((part) => part.text)

describe('what a text is made of', () => {
  it('[SRCH-01] Chinese and words are separate, without case, width, accents and unseen signs', () => {
    expect(texts('Ｇｒａｐｈｅｎｅ石墨烯-2D é\u200Bcole \u202E北京😀')).toEqual([
      'graphene',
      '石墨烯',
      '2d',
      'ecole',
      '北京',
    ])
    expect(folded('  Mei   LIN ')).toBe('mei lin')
    expect(texts('%_\\*:()<->😀')).toEqual([])
  })

  it('[SRCH-01] a run of Chinese is cut into words, and into pieces that overlap', () => {
    expect(chineseWords('人工智能').join('')).toBe('人工智能')
    expect(pieces('人工智能', 2)).toEqual(['人工', '工智', '智能'])
    expect(pieces('人', 2)).toEqual(['人'])
    // Beyond the sixteen bits of most signs.
    expect(pieces('𠮷野家', 2)).toEqual(['𠮷野', '野家'])
  })

  it('a sign that folds to several keeps its place', () => {
    const { signs, places } = fold('aﬃb')
    expect(signs.join('')).toBe('affib')
    expect(places).toEqual([0, 1, 1, 1, 2, 3])
  })

  it('time grows no faster than the text, whatever its shape', () => {
    for (const text of [
      'a'.repeat(20_000),
      '\u0301'.repeat(20_000),
      '的'.repeat(4000),
      '9:00 '.repeat(4000),
    ]) {
      const since = performance.now()
      partsOf(fold(text))
      entriesOf(`<h2>日程</h2><ul><li>${text}</li></ul>`)
      expect(performance.now() - since).toBeLessThan(2000)
    }
  })
})

describe('readings', () => {
  it('[SRCH-01] are found by letters, whole, begun and by initials', () => {
    const readings = readingsOf('人工智能')
    expect(readings).toEqual(['ren', 'gong', 'zhi', 'neng'])
    expect(initialsOf(readings)).toBe('rgzn')
    expect(placeOf(readings, 'gongzhi', 'readings')).toEqual([1, 3])
    expect(placeOf(readings, 'gongzh', 'readings')).toEqual([1, 3])
    expect(placeOf(readings, 'gz', 'initials')).toEqual([1, 3])
    expect(placeOf(readings, 'engong', 'readings')).toBeNull()
    expect(placeOf(readings, 'zg', 'initials')).toBeNull()
  })
})

describe('typing errors', () => {
  it.each([
    ['quantum', 'quantm', 1],
    ['quantum', 'qauntum', 1],
    ['graphene', 'graphine', 1],
    ['graphene', 'grphine', 2],
  ])('%s and %s are %i apart, and have something in common', (word, typed, errors) => {
    expect(distance(word, typed)).toBe(errors)
    expect(errorsIn(word)).toBeGreaterThanOrEqual(errors)
    const left = new Set(deletesOf(word))
    expect(deletesOf(typed).some((each) => left.has(each))).toBe(true)
  })

  it('[SRCH-01] signs of two units are left out whole: half of one is no text', () => {
    for (const word of ['ⰰヲ𐊀', '𐊀𐊁𐊂𐊃𐊄', `${'a'.repeat(13)}𐊀b`])
      for (const left of deletesOf(word)) expect(left).not.toMatch(/\p{Cs}/u)
    expect(deletesOf('ⰰヲ𐊀')).toEqual(['ⰰヲ𐊀', 'ヲ𐊀', 'ⰰ𐊀', 'ⰰヲ'])
  })

  it('short words and numbers have none', () => {
    expect([errorsIn('ion'), errorsIn('2026'), errorsIn('ions'), errorsIn('electron')]).toEqual([0, 0, 1, 2])
    expect(deletesOf('ion')).toEqual(['ion'])
  })
})

describe('what is shown as found', () => {
  const needles = (change: Partial<Needles>): Needles => ({ chinese: [], words: [], letters: [], ...change })

  it('runs of signs, beginnings of words, and signs read by letters', () => {
    expect(rangesIn('人工智能与 AI', needles({ chinese: ['智能'], words: ['a'] }))).toEqual([
      [2, 4],
      [6, 7],
    ])
    expect(rangesIn('第十二届人工智能', needles({ letters: [{ text: 'rgzn', by: 'initials' }] }))).toEqual([
      [4, 8],
    ])
    expect(rangesIn('Banana', needles({ words: ['ana'] }))).toEqual([])
    expect(rangesIn('ÉCOLE ＡＢＣ', needles({ words: ['ecole', 'ab'] }))).toEqual([
      [0, 5],
      [6, 8],
    ])
  })

  it('pieces make up the whole text', () => {
    const text = '<b>石墨烯</b> & graphene'
    const parts = inParts(text, rangesIn(text, needles({ chinese: ['石墨'], words: ['graph'] })))
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(['石墨', 'graph'])
  })

  it('an excerpt begins shortly before the first place, and cuts no sign in two', () => {
    const long = `${'𠮷'.repeat(200)}石墨烯${'😀'.repeat(200)}`
    const { parts, found } = excerptOf(long, needles({ chinese: ['石墨烯'] }))
    const text = parts.map((part) => part.text).join('')
    expect(found).toBe(true)
    expect(text).toContain('石墨烯')
    expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/)
    expect(excerptOf('', needles({})).parts).toEqual([])
  })
})

describe('the programme of a conference', () => {
  it('[SRCH-01] is read from tables with named columns and from lists under a heading', () => {
    const html = `<h2>会议简介</h2><ul><li>无关</li></ul><h2>会议日程</h2>
<table><thead><tr><th>时间</th><th>报告题目</th><th>报告人</th></tr></thead>
<tbody><tr><td>9:00</td><td>甲 &amp; 乙</td><td>林梅</td></tr></tbody></table>
<ul><li>10:00–10:30 丙与丁 —— 陈立</li><li>戊（报告人：苏文）</li></ul>
<h3>Keynote speakers</h3><ul><li>Mei Lin, East University</li></ul>`
    expect(entriesOf(html)).toEqual([
      { kind: 'talk', place: 2, title: '甲 & 乙', people: '林梅', note: '9:00' },
      { kind: 'talk', place: 3, title: '丙与丁', people: '陈立', note: '' },
      { kind: 'talk', place: 4, title: '戊', people: '苏文', note: '' },
      { kind: 'speaker', place: 5, title: 'Mei Lin', people: '', note: 'East University' },
    ])
  })

  it('an entry within an entry is its own, and scripts are no words', () => {
    const html =
      '<h2>Programme</h2><ul><li>Waves — Li<ul><li>Particles — Mei</li></ul></li></ul><script>alert(1)</script>'
    expect(entriesOf(html).map(({ place, title }) => [place, title])).toEqual([
      [1, 'Particles'],
      [0, 'Waves'],
    ])
    expect(plainText(html)).not.toContain('alert')
  })

  it.each([
    ['第一天：开幕式、大会报告', []],
    ['最后一天：青年论坛、闭幕式', []],
    ['Day 2: parallel sessions', []],
    ['9:00 开幕式', []],
    ['10:20–10:40 茶歇', []],
    ['10:00 Coffee break', []],
    ['征文与评审', []],
    ['9:00–9:40 量子纠错的进展', ['量子纠错的进展']],
    ['开幕式致辞 —— 林梅', ['开幕式致辞']],
  ])(
    '[SRCH-01] of the list of a programme a line is a talk only where somebody speaks or it has its time: %s',
    (line, talks) => {
      expect(entriesOf(`<h2>会议日程</h2><ul><li>${line}</li></ul>`).map(({ title }) => title)).toEqual(talks)
    },
  )

  it('broken markup is read as far as it goes', () => {
    expect(entriesOf('<h2>日程<ul><li>甲')).toEqual([])
    expect(entriesOf('<h2>日程</h2><li>甲 —— 林梅<li>乙 —— 陈立').map(({ title }) => title)).toEqual([
      '甲',
      '乙',
    ])
  })
})

it('terms of a document are bounded, however long its texts', () => {
  const terms = termsOf({
    title: ['石墨烯'.repeat(70)],
    people: [],
    marks: [],
    text: ['word'.repeat(10_000), Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join(' ')],
  })
  expect(terms.length).toBeLessThan(5000)
  expect(Math.max(...terms.map((term) => term.length))).toBeLessThan(70)
})

describe('the address of a search', () => {
  it('[SRCH-01] is read with any content, and written in one way', () => {
    expect(readWish('?q=%E4%BA%BA&kind=talk&page=3')).toEqual({ q: '人', kind: 'talk', page: 3 })
    expect(readWish('?q=a%00b&kind=order&page=-1')).toEqual({ q: 'a b', kind: null, page: 1 })
    expect(readWish('?page=99999')).toEqual({ q: '', kind: null, page: 1 })
    expect(readWish(`?q=${'x'.repeat(300)}`).q).toHaveLength(100)
    expect(wishQuery({ q: 'a b', kind: 'talk', page: 2 })).toBe('q=a+b&kind=talk&page=2')
    expect(wishQuery({ q: '', kind: 'talk', page: 2 })).toBe('')
    expect(askedOf({ q: 'a', kind: null, page: 1 })).toEqual({ q: 'a' })
    expect(searchable(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
  })
})

it('[SRCH-01] recent searches are few, each once, newest first, and can be cleared; broken ones are dropped', () => {
  const store = memoryStore()
  const recent = createRecentSearches(store)
  for (const q of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', '']) recent.add(q)
  expect(recent.read()).toEqual(['g', 'f', 'e', 'd', 'c', 'a'])
  expect(recent.clear()).toEqual([])
  expect(recent.read()).toEqual([])
  store.write('recent-searches', '{"a":')
  expect(recent.read()).toEqual([])
})
