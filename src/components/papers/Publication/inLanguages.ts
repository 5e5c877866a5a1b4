/** A text that may exist in two languages, as a reader of one of them gets it. */
export interface InLanguages<T> {
  readonly value: T
  readonly lang: 'zh-CN' | 'en'
  /** There is no translation into the reader's language. */
  readonly isOnly: boolean
  /** Null: there is no other. */
  readonly other: { readonly value: T; readonly lang: 'zh-CN' | 'en' } | null
}

export const inLanguages = <T extends { readonly length: number }>(
  locale: string,
  zh: T,
  en: T,
): InLanguages<T> => {
  const both = [
    { value: zh, lang: 'zh-CN' },
    { value: en, lang: 'en' },
  ] as const
  const [own, foreign] = locale === 'en' ? [both[1], both[0]] : both
  if (own.value.length === 0) return { ...foreign, isOnly: foreign.value.length > 0, other: null }
  return { ...own, isOnly: false, other: foreign.value.length === 0 ? null : foreign }
}
