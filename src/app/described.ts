import type { About } from './aboutTypes.ts'
import { cutTo } from '../contract/characters.ts'

/** As long as search engines show. */
export const described = (text: string): Partial<About> => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line === '' ? {} : { description: line.length > 160 ? `${cutTo(line, 159)}…` : line }
}
