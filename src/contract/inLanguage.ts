/** One of two texts; where that is missing, the other one (CONF-02). `language`: `en`, or any other for Chinese, as locales have it. */
export const inLanguage = (language: string, zh: string, en: string): string =>
  language === 'en' ? en || zh : zh || en
