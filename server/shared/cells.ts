/** What stands in a spreadsheet that is taken out. */
export type Cell = string | number

/**
 * A text without the signs that turn what is written beside it around or hide in it, so that a cell shows what it holds.
 * Line ends become those of one kind.
 */
export const plainCell = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(hidden, '')

const hidden =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu

/** `0` → `A`, `26` → `AA`. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))
