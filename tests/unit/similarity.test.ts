import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isLongEnough,
  passagesOf,
  prepare,
  shareOf,
} from '../../server/lifecycles/papers/similarity/compare.ts'
import { excerptsOf } from '../../server/lifecycles/papers/similarity/excerpts.ts'
import { fingerprintsOf } from '../../server/lifecycles/papers/similarity/fingerprints.ts'
import { tokensOf } from '../../server/lifecycles/papers/similarity/tokens.ts'

const zh =
  '报道一种适用于大面积钙钛矿薄膜的缺陷钝化方法。器件在连续光照一千小时后仍保持初始效率的百分之九十五，并且不需要惰性气氛。'
const en =
  'We report a passivation method for large perovskite films. Devices keep most of their initial efficiency after a thousand hours of continuous illumination in air.'
const otherZh =
  '本研究统计了三座城市近十年的共享单车骑行记录，分析了天气、节假日与地铁票价对短途出行选择的影响。'

const percent = (mine: string, theirs: string) => {
  const [a, b] = [prepare(mine), prepare(theirs)]
  return shareOf(a, passagesOf(a, b))
}
const words = (text: string) => tokensOf(text).map((token) => token.text)
const fingerprints = (text: string) => fingerprintsOf(prepare(text).shingles)

describe('[BEN-03] what of a text is compared', () => {
  it('takes Chinese by characters and English by words, without spaces, signs and case', () => {
    expect(words('钙钛矿 薄膜，Perovskite-Films 2026！')).toEqual([
      ...'钙钛矿薄膜',
      'perovskite',
      'films',
      '2026',
    ])
    expect(words('基于Transformer的方法')).toEqual(['基', '于', 'transformer', '的', '方', '法'])
  })

  it('reads full width, ligatures, compatibility characters and marks as their plain form', () => {
    expect(words('ＡＩ ﬁlm ⼀ Cafe\u0301')).toEqual(words('ai film 一 café'))
  })

  it('is not deceived by invisible signs: zero width, direction marks, NUL, emoji', () => {
    expect(words('钙\u200b钛\u202e矿\u0000薄😀膜 perov\u200bskite')).toEqual([...'钙钛矿薄膜', 'perovskite'])
    expect(words('\u200b\u202e\u0000😀\ud800\ufe0f')).toEqual([])
  })

  it('needs 13 characters or 8 words', () => {
    expect(isLongEnough(prepare('一二三四五六七八九十甲乙丙'))).toBe(true)
    expect(isLongEnough(prepare('一二三四五六七八九十甲乙'))).toBe(false)
    expect(isLongEnough(prepare('one two three four five six seven eight'))).toBe(true)
    expect(isLongEnough(prepare('one two three four five six seven'))).toBe(false)
    expect(isLongEnough(prepare(''))).toBe(false)
  })
})

describe('[BEN-03] how much two texts have in common', () => {
  it('is everything of the same text, however it is spaced, and nothing of another one', () => {
    expect(percent(zh, zh)).toBe(100)
    expect(percent(en, en.toUpperCase().replaceAll(' ', '\n'))).toBe(100)
    expect(percent(zh.replaceAll('，', '\u200b , '), zh)).toBe(100)
    expect(percent(zh, otherZh)).toBe(0)
    expect(percent(zh, en)).toBe(0)
    expect(percent(zh, '')).toBe(0)
    expect(percent('', zh)).toBe(0)
  })

  it('finds a sentence that was moved, and says how much of the text it is', () => {
    const [first = '', second = ''] = zh.split('。')
    expect(percent(`${second}。${first}。`, zh)).toBe(100)
    const mixed = percent(`${otherZh}${first}。`, zh)
    expect(mixed).toBeGreaterThan(20)
    expect(mixed).toBeLessThan(50)
  })

  it('finds a passage in a text of both languages', () => {
    const mixed = `${otherZh} Devices keep most of their initial efficiency after a thousand hours. 基于Transformer的方法在公开数据集上取得了最好的结果`
    const mine = prepare(mixed)
    const theirs = prepare(`前言。基于Transformer的方法在公开数据集上取得了最好的结果。${en}`)
    const found = passagesOf(mine, theirs).map((passage) => excerptsOf(mine, theirs, passage))
    expect(found.map((each) => each.mine.same)).toEqual([
      'Devices keep most of their initial efficiency after a thousand hours',
      '基于Transformer的方法在公开数据集上取得了最好的结果',
    ])
    expect(found.every((each) => each.mine.same === each.theirs.same)).toBe(true)
  })

  it('leaves turns of phrase out: 12 characters or 7 words are no passage', () => {
    expect(percent('一二三四五六七八九十甲乙东南西北', '一二三四五六七八九十甲乙春夏秋冬')).toBe(0)
    expect(
      percent('we show that our method is better than x y z', 'we show that our method is better a b c'),
    ).toBe(0)
  })

  it('shows a passage as it was written in each text, with a little around it and no character cut', () => {
    const mine = prepare(`${'😀甲'.repeat(40)}，器件在连续光照一千小时 后仍保持，${'乙😀'.repeat(40)}`)
    const theirs = prepare('因此器件在连续光照一千小时后仍保持效率。')
    const [passage] = passagesOf(mine, theirs)
    if (passage === undefined) throw new Error('nothing was found')
    const shown = excerptsOf(mine, theirs, passage)
    expect(shown.theirs).toEqual({ before: '因此', same: '器件在连续光照一千小时后仍保持', after: '效率' })
    expect(shown.mine.same).toBe('器件在连续光照一千小时 后仍保持')
    expect(shown.mine.before + shown.mine.after).not.toMatch(/\p{Cs}/u)
    expect(shown.mine.before.length).toBeLessThanOrEqual(41)
    expect(shown.mine.before).not.toBe('')
  })
})

describe('[BEN-03] fingerprints', () => {
  it('of two texts with a passage of 13 characters in common have one in common', () => {
    const passage = '钝化方法使器件保持初始效率'
    expect([...passage]).toHaveLength(13)
    const shared = fingerprints(`${zh}${passage}${otherZh}`).filter((each) =>
      fingerprints(`${en}${passage}`).includes(each),
    )
    expect(shared.length).toBeGreaterThan(0)
  })

  it('are about a quarter of the shingles, so that a hundred thousand texts can be stored', () => {
    const text = Array.from({ length: 800 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join('')
    expect(fingerprints(text).length).toBeGreaterThan(120)
    expect(fingerprints(text).length).toBeLessThan(240)
  })

  it('fit the column: whole numbers of 32 bits', () => {
    expect(fingerprints(zh + en).every((each) => each === (each | 0))).toBe(true)
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'钙钛矿薄膜的缺陷，。 ab\u200b\u202e\u0000😀'), maxLength: 300 }),
)

describe('[BEN-03] of any two texts', () => {
  it('each is all of itself, the share lies between none and all, and passages are the same in both', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const [mine, theirs] = [prepare(a), prepare(b)]
        if (isLongEnough(mine)) expect(shareOf(mine, passagesOf(mine, mine))).toBe(100)
        const passages = passagesOf(mine, theirs)
        const share = shareOf(mine, passages)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(100)
        expect(share === 0).toBe(passages.length === 0)
        let free = 0
        for (const { mine: at, theirs: place, length } of passages) {
          expect(at).toBeGreaterThanOrEqual(free)
          free = at + length
          const same = (tokens: typeof mine.tokens, from: number) =>
            tokens.slice(from, from + length).map(({ text }) => text)
          expect(same(mine.tokens, at)).toEqual(same(theirs.tokens, place))
        }
      }),
    )
  })

  it('what is put around a copied text never hides it', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(percent(zh, `${before}。${zh}。${after}`)).toBe(100)
        expect(fingerprints(`${before}。${zh}。${after}`)).toEqual(expect.arrayContaining(fingerprints(zh)))
      }),
    )
  })

  it('takes bounded time, also of texts that repeat themselves or are one word', () => {
    const worst = [
      '甲'.repeat(5000),
      'a '.repeat(2500),
      'a'.repeat(5000),
      '甲乙'.repeat(2500),
      '\u200b'.repeat(5000),
    ]
    for (const mine of worst) {
      for (const theirs of worst) {
        const begun = performance.now()
        percent(mine, theirs)
        // Some milliseconds on an idle machine; what grows with the square takes minutes.
        expect(performance.now() - begun).toBeLessThan(2000)
      }
    }
  })
})
