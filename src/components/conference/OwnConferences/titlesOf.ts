import type { OwnConference } from '../../../contract/ownConference.ts'

interface Title {
  readonly text: string
  readonly lang: 'zh-CN' | 'en'
}

/** The titles that are given, the reader's own language first. */
export const titlesOf = (
  { title, eng_title }: OwnConference,
  locale: string,
): readonly [first: Title, second: Title | null] => {
  const zh: Title = { text: title, lang: 'zh-CN' }
  const en: Title = { text: eng_title, lang: 'en' }
  const given = [zh, en].filter(({ text }) => text !== '')
  const own = given.find(({ lang }) => lang === (locale === 'en' ? 'en' : 'zh-CN')) ?? given[0] ?? zh
  return [own, given.find((title) => title !== own) ?? null]
}
