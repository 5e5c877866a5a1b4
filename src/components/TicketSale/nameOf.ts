/** Of two names the reader's. */
export const nameOf = ({ name, eng_name }: { name: string; eng_name: string }, locale: string): string =>
  locale === 'en' ? eng_name || name : name || eng_name
