/** The two languages of `msg`. */
export type MessageLanguage = 'zh' | 'en'
