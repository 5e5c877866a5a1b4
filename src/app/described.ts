import type { About } from './aboutTypes.ts'

/** As long as search engines show. */
export const described = (text: string): Partial<About> => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line === '' ? {} : { description: line.length > 160 ? `${line.slice(0, 159)}…` : line }
}
