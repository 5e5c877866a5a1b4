import { inLanguage } from '../../contract/inLanguage.ts'

/** Of two names the reader's. */
export const nameOf = ({ name, eng_name }: { name: string; eng_name: string }, locale: string): string =>
  inLanguage(locale, name, eng_name)
