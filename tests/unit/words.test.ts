import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { momentText } from '../../server/notifications/momentText.ts'
import { notificationTexts } from '../../server/shared/sentences/notificationTexts.ts'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { formatMoment } from '../../src/i18n/moments.ts'
import zh from '../../src/i18n/zh-CN.json' with { type: 'json' }

const catalogues = { zh: Object.entries(zh), en: Object.entries(en) }

const sentences = readdirSync('server/shared/sentences').flatMap((name) =>
  readFileSync(`server/shared/sentences/${name}`, 'utf8')
    .split('\n')
    .map((line, at): [string, string] => [`${name}:${at + 1}`, line]),
)

const found = (texts: ReadonlyArray<[string, string]>, pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`)

/** Words that offend an academic reader, or that no native speaker uses, and what is there instead. */
const replaced: ReadonlyArray<readonly [RegExp, string]> = [
  [/答辩/, '作者答复: 答辩 is the defence of a thesis'],
  [/见刊/, '出版'],
  [/管理员审核论文|格式审查/, '形式审查'],
  [/撤销发表/, '撤稿'],
  [/已检索|被检索/, '收录'],
  [/学术身份号/, 'ORCID'],
  [/文字处理版|排版源码/, 'Word 版与 LaTeX 版'],
  [/检票/, '签到'],
  [/你(?!们?的?站)/, '您'],
  [/\b[Bb]y when\b/, 'Deadline'],
  [/\b[Aa] mail\b(?! (?:server|campaign|program|service))/, 'an email'],
  [/\b[Kk]nock gold\b/, 'Discount from friends'],
  [/\bGiven up\b/, 'Abandoned'],
  [/\bgongwuka\b/, 'government card'],
  [/\bRMB\b/, 'CNY'],
  [/(?<!\{)\b[Ff]under\b/, 'Co-organizer'],
  [/出资方/, '协办人'],
]

describe('[I18N-02] one thing has one word, on pages, in messages and in mails', () => {
  it.each(replaced)('%s is not said: %s', (pattern) => {
    expect(found([...catalogues.zh, ...catalogues.en], pattern)).toEqual([])
    // Comments and names of the code are no sentences.
    const said = sentences.filter(([, line]) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    const quoted = said.map(([place, line]): [string, string] => [
      place,
      [...line.matchAll(/'[^']*'|`[^`]*`/g)].join(' ').replaceAll(/\$\{[^}]*\}/g, ''),
    ])
    expect(found(quoted, pattern)).toEqual([])
  })
})

describe('[I18N-02] numbers, dates and amounts are written in one way', () => {
  it('a number is separate from Chinese words', () => {
    expect(
      found(catalogues.zh, /\p{Script=Han}\d|\d\p{Script=Han}/u).filter((text) => !/ICP备/.test(text)),
    ).toEqual([])
    expect(found(catalogues.zh, /\p{Script=Han}\{\w+, number\}|\{\w+, number\}\p{Script=Han}/u)).toEqual([])
  })

  it('a number that one language groups by thousands is grouped in the other', () => {
    const plain = catalogues.zh.flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
        new RegExp(`\\{${name}, (?:number|plural)`).test((en as Readonly<Record<string, string>>)[key] ?? '')
          ? [`${key}: {${name}}`]
          : [],
      ),
    )
    expect(plain).toEqual([])
  })

  it('four digits of an amount or a count are grouped', () => {
    for (const texts of Object.values(catalogues))
      expect(
        found(texts, /(?<![\d.:/-])[1-9]\d{3,}(?:\s*(?:字|字符|次|元|characters|times|points))/),
      ).toEqual([])
  })

  it.each(['2026-12-09T06:30:00Z', '2026-01-01T16:05:00Z'])(
    'messages and mails write %s as pages do',
    (at) => {
      const shape = { dateStyle: 'medium', timeStyle: 'short' } as const
      for (const [language, locale, zone] of [
        ['zh', 'zh-CN', '（北京时间）'],
        ['en', 'en', ' (UTC+8)'],
      ] as const)
        expect(momentText(new Date(at), language)).toBe(
          formatMoment(at, undefined, shape, { locale, timeZone: 'Asia/Shanghai' }) + zone,
        )
    },
  )

  it('no message leaves a blank between a time and what follows it', () => {
    const facts = {
      what: '甲',
      where: '乙',
      reason: '',
      amount: '',
      until: '2026年12月9日 14:30（北京时间）',
    }
    for (const [name, { zh: say }] of Object.entries(notificationTexts))
      expect([name, /\p{Script=Han} 2026年|） \p{Script=Han}/u.test(say(facts).content)]).toEqual([
        name,
        false,
      ])
  })
})
