/**
 * One line of RFC 4180. A field that a spreadsheet would take for a formula begins with an apostrophe, which it shows as
 * text: what members wrote must not run on an administrator's machine.
 */
export const csvLine = (fields: readonly string[]): string => `${fields.map(fieldOf).join(',')}\r\n`

const fieldOf = (text: string): string => {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Says to spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
