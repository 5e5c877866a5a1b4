/** `2026年12月9日` and `9 December 2026`, by the calendar of a time zone. */
export const dayInWords = (at: Date, timeZone: string, language: 'zh' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(at)

/** First and last day; one of them where they are the same. */
export const daysInWords = (from: Date, to: Date, timeZone: string, language: 'zh' | 'en'): string => {
  const [first, last] = [dayInWords(from, timeZone, language), dayInWords(to, timeZone, language)]
  return first === last ? first : language === 'zh' ? `${first}至${last}` : `${first} to ${last}`
}
