import type { Locale } from './locale.ts'

/**
 * The language of a piece of content, by its script; null where it cannot be determined (numbers, a name of one word,
 * half and half). The server falls back to the other language where a translation is missing (CONF-02): a page marks
 * such text, so that it is pronounced and read correctly.
 */
export const languageOf = (text: string): Locale | null => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}+/gu) ?? []
  // Capitals alone are names in either language: "ACL 2026", "IEEE".
  const words = latin.filter((word) => /\p{Lowercase}/u.test(word)).length
  if (han > words * 2) return 'zh-CN'
  if (han === 0 && words >= 3) return 'en'
  return null
}

/** The language of `text` where it is not the page's, else null. */
export const foreignLanguageOf = (text: string, locale: string): Locale | null => {
  const language = languageOf(text)
  return language === locale ? null : language
}
