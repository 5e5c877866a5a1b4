/** What is looked for, word by word. */
export const wordsIn = (q: string): string[] => q.split(/\s+/u).filter((word) => word !== '')

/** A pattern of LIKE; the characters that mean something to it stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
