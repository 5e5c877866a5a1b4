/** Texts as a list within a sentence, `甲、乙` or `a, b`. */
export const listed = (texts: readonly string[], locale: string): string =>
  texts.join(locale === 'en' ? ', ' : '、')
