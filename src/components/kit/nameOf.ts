import { inLanguage } from '../../contract/inLanguage.ts'

/** The name in the reader's language. */
export const nameOf = ({ name, eng_name }: { name: string; eng_name: string }, locale: string): string =>
  inLanguage(locale, name, eng_name)
