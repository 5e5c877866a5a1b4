import type { MessageLanguage } from './language.ts'

/** The heading of a column of moments, with the zone (IANA name) whose clocks it shows. */
export const zoneHeading = (heading: string, timeZone: string, language: MessageLanguage): string =>
  language === 'zh' ? `${heading}（${timeZone}）` : `${heading} (${timeZone})`

interface Column extends Readonly<Record<MessageLanguage, string>> {
  readonly isMoment?: true
}

/** Headings of a spreadsheet; those of moments name the zone. */
export const headingsOf = (
  columns: readonly Column[],
  timeZone: string,
  language: MessageLanguage,
): string[] =>
  columns.map((column) =>
    column.isMoment === true ? zoneHeading(column[language], timeZone, language) : column[language],
  )
