import type { MessageLanguage } from './language.ts'

/** One of two texts; where that is missing, the other one (CONF-02). */
export const inLanguage = (language: MessageLanguage, zh: string, en: string): string =>
  language === 'en' ? en || zh : zh || en
