import { cutTo } from '../../../src/contract/characters.ts'
import { walkXml } from './walkXml.ts'

/** How a number is shown; `general`: as it is. */
export type NumberFormat =
  | { readonly kind: 'general' }
  | { readonly kind: 'time'; readonly hasDay: boolean; readonly hasTime: boolean }
  /** `00000000`, `000-0000`: digits and the signs between them; `null` for a digit. */
  | { readonly kind: 'digits'; readonly signs: ReadonlyArray<string | null> }

/** Formats by the number of a style, as cells name it. @throws Refused */
export const readFormats = (bytes: Uint8Array): NumberFormat[] => {
  const codes = new Map<string, string>()
  const styles: NumberFormat[] = []
  let isCells = false
  let id = ''
  walkXml(bytes, 'styleSheet', {
    open: (name) => {
      if (name === 'cellXfs') isCells = true
      // One that names no format has none.
      if (isCells && name === 'xf') styles.push(general)
    },
    attribute: (name, value, element) => {
      if (element === 'numFmt' && name === 'numFmtId') id = value
      if (element === 'numFmt' && name === 'formatCode') codes.set(id, cutTo(value, 255))
      if (isCells && element === 'xf' && name === 'numFmtId')
        styles[styles.length - 1] = formatOf(codes.get(value) ?? builtIn(Number(value)))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

/** Text that a cell shows: `2026-05-01`, `2026-05-01 14:30`, `00000007`, or the number itself. */
export const numberText = (written: string, format: NumberFormat, is1904: boolean): string => {
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return written
  if (format.kind === 'digits') return digitsText(value, format.signs) ?? plainNumber(value)
  if (format.kind === 'time') return timeText(value, format, is1904) ?? plainNumber(value)
  return plainNumber(value)
}

/** Fifteen digits, as programs show them: the others are noise of the arithmetic. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)))

const digitsText = (value: number, signs: ReadonlyArray<string | null>): string | null => {
  if (!Number.isSafeInteger(value) || value < 0) return null
  const wanted = signs.filter((sign) => sign === null).length
  const digits = Array.from(String(value).padStart(wanted, '0'))
  const first = signs.indexOf(null)
  return signs
    .map((sign, index) => sign ?? digits.splice(0, index === first ? digits.length - wanted + 1 : 1).join(''))
    .join('')
}

const timeText = (
  value: number,
  { hasDay, hasTime }: { hasDay: boolean; hasTime: boolean },
  is1904: boolean,
): string | null => {
  // To the second: a day is cut into pieces that no binary fraction meets.
  const seconds = Math.round(value * daySeconds)
  const inDay = ((seconds % daySeconds) + daySeconds) % daySeconds
  const clock = [
    Math.floor(inDay / 3600),
    Math.floor((inDay % 3600) / 60),
    ...(inDay % 60 === 0 ? [] : [inDay % 60]),
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  const day = Math.floor(seconds / daySeconds)
  if (!hasDay) {
    if (value < 0) return null
    const hours = String(Math.floor(seconds / 3600)).padStart(2, '0')
    return day === 0 ? clock : hours + clock.slice(2)
  }
  const date = dateText(day, is1904)
  return date === null || !hasTime ? date : `${date} ${clock}`
}

/** The first days of 1900 are counted with a 29 February that there was not. */
const dateText = (day: number, is1904: boolean): string | null => {
  if (day < (is1904 ? 0 : 1) || day > lastDay) return null
  if (!is1904 && day === 60) return '1900-02-29'
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30)
  return new Date(from + day * daySeconds * 1000).toISOString().slice(0, 10)
}

const daySeconds = 86_400
/** 9999-12-31. */
const lastDay = 2_958_465
const general: NumberFormat = { kind: 'general' }

/** Those that programs know by number, also where they speak Chinese, Japanese or Korean. */
const builtIn = (id: number): string => {
  if (
    (id >= 14 && id <= 17) ||
    (id >= 27 && id <= 31) ||
    (id >= 50 && id <= 54) ||
    id === 36 ||
    id === 57 ||
    id === 58
  )
    return 'yyyy-mm-dd'
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) || id === 55 || id === 56)
    return 'hh:mm:ss'
  return id === 22 ? 'yyyy-mm-dd hh:mm' : 'General'
}

const formatOf = (code: string): NumberFormat => {
  const signs = signsOf(code)
  const letters = signs
    .flatMap(({ sign, isLiteral }) => (isLiteral ? [] : [sign]))
    .join('')
    .toLowerCase()
  if (/^general$|^$|@/.test(letters)) return general
  const clock = /[hs]/.test(letters)
  // `m` beside hours or seconds is minutes.
  if (/[ymde]/.test(letters) && !/[0#?]e[+-]/.test(letters)) {
    const isDay =
      /[yd]/.test(letters) ||
      (letters.includes('m') && !clock) ||
      /e/.test(letters.replaceAll(/[0#?.]+e/g, ''))
    return { kind: 'time', hasDay: isDay, hasTime: clock }
  }
  if (clock) return { kind: 'time', hasDay: false, hasTime: true }
  const zeros = letters.replaceAll(/[^0]/g, '').length
  const isDigits = zeros > 1 && /^[0\-\s/]+$/.test(letters)
  return isDigits
    ? {
        kind: 'digits',
        signs: signs.map(({ sign, isLiteral }) => (!isLiteral && sign === '0' ? null : sign)),
      }
    : general
}

/** The first section of a code, sign by sign: quoted or escaped signs are literal, colours and languages are dropped. */
const signsOf = (code: string) => {
  const signs: Array<{ readonly sign: string; readonly isLiteral: boolean }> = []
  const token = /"([^"]*)"|\\(.)|\[(h+|m+|s+)\]|\[[^\]]*\]|[_*].|(AM\/PM|A\/P|上午\/下午)|(;)|(.)/giu
  for (const [, quoted, escaped, elapsed, , end, sign] of code.matchAll(token)) {
    if (end !== undefined) break
    const literal = quoted ?? escaped
    if (literal !== undefined) signs.push({ sign: literal, isLiteral: true })
    const plain = elapsed ?? sign
    // Characters without a meaning in formats are literal.
    if (plain !== undefined) signs.push({ sign: plain, isLiteral: !/^[\x20-\x7E]+$/.test(plain) })
  }
  return signs
}
