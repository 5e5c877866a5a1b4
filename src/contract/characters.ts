/**
 * Texts of people are cut here and nowhere else: `charAt`, `slice` and the like count UTF-16 units and leave half of a
 * character beyond the BMP (𠮷, 😀), which PostgreSQL refuses in JSON. `npm run check cuts` finds other cuts.
 */

/** The first `count` characters, fewer where the text is shorter. */
export const firstCharacters = (text: string, count: number): string => {
  let end = 0
  for (let taken = 0; taken < count && end < text.length; taken += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

/** The beginning, of at most `max` UTF-16 units as the limits of fields count them, without half a character at its end. */
export const cutTo = (text: string, max: number): string => text.slice(0, wholeBefore(text, max))

/** The end, of at most `max` UTF-16 units, without half a character at its beginning. */
export const endOf = (text: string, max: number): string => {
  const from = Math.max(0, text.length - max)
  return text.slice(isWithin(text, from) ? from + 1 : from)
}

/** A part by UTF-16 units; half a character at either end is left out. */
export const partOf = (text: string, from: number, until: number): string =>
  text.slice(isWithin(text, from) ? from + 1 : from, wholeBefore(text, until))

const wholeBefore = (text: string, at: number): number => (isWithin(text, at) ? at - 1 : at)

/** Whether a cut before this unit would go through a character. */
const isWithin = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff
