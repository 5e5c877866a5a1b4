/**
 * One of two texts, or lists of words; where that is empty, the other one (CONF-02). `language`: `en`, or any other for Chinese, as
 * locales have it.
 */
export const inLanguage = <T extends string | readonly unknown[]>(language: string, zh: T, en: T): T => {
  // This is the one place for texts.
  // oxlint-disable-next-line symposium/in-language
  const [own, other]: readonly [T, T] = language === 'en' ? [en, zh] : [zh, en]
  return own.length > 0 ? own : other
}

/** For texts printed in both languages: a text missing in one is given in the other one. */
export const bothLanguages = (zh: string, en: string): { readonly zh: string; readonly en: string } => ({
  zh: inLanguage('zh', zh, en),
  en: inLanguage('en', zh, en),
})
