import { wallSecond } from '../../src/contract/wallTimes.ts'

/** Cell of an exported spreadsheet. */
export type Cell = string | number | TimeCell

/** A moment, `2026-12-01T23:59:59`, or a day, `2026-12-01`, as the clocks of the conference show it. */
export interface TimeCell {
  readonly wall: string
}

/** A moment on the clocks of a zone, by which a programme of spreadsheets sorts and filters; its heading names the zone. */
export const timeCell = (at: Date | null, timeZone: string): Cell =>
  at === null ? '' : { wall: wallSecond(at.toISOString(), timeZone) }

/** `2026-12-01`, of no zone. */
export const dayCell = (day: string): Cell => ({ wall: day })

/** As text: `2026-12-01 23:59:59`. */
export const cellText = (cell: Cell): string =>
  typeof cell === 'object' ? cell.wall.replace('T', ' ') : String(cell)

/**
 * Days since the last one of 1899, as spreadsheets count them; null: before 1 March 1900, where programs do not agree.
 */
export const serialOf = ({ wall }: TimeCell): number | null => {
  const days = Date.parse(wall.includes('T') ? `${wall}Z` : `${wall}T00:00:00Z`) / 86_400_000 + 25_569
  return Number.isNaN(days) || days < 61 ? null : Math.round(days * 1e8) / 1e8
}

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
