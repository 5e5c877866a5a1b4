import { glyphRanges, glyphWidths } from './glyphWidths.ts'
import { scriptWidths, squareSigns } from './scriptSigns.ts'

/** Millimetres in a point (1/72 inch). */
export const mmOfPoint = 25.4 / 72
/** From one line to the next, and from the top of a line to its feet, in sizes. */
const lineHeight = 1.3
const ascent = 1.02
/** Lower limit of a line's size, as a factor, while it is a single line … */
export const smallest = 0.5
/** … and when it is broken into lines, unless that is too small to read: then half of the size is the limit. */
const smallestBroken = 0.3
const smallestReadable = 6
const step = 0.05

const families = ['chinese', 'european', 'korean', 'japanese', ...namesOf(scriptWidths)] as const
export type Family = 'chinese' | 'european' | 'korean' | 'japanese' | keyof typeof scriptWidths
export type FontName = Family | `${Family}Bold`

/** Every font that documents are printed in. */
export const fontNames: readonly FontName[] = families.flatMap((family) => [family, `${family}Bold` as const])

/** A piece of a line that one font writes. */
export interface Piece {
  readonly text: string
  readonly font: FontName
}

/**
 * A line with Chinese characters uses the Chinese font as far as possible, any other one the European font, whose
 * quotation marks are narrower than a Chinese character. The choice holds for the whole line, also where it is broken.
 */
export type Script = 'chinese' | 'european'
export const scriptOf = (line: string): Script => (wideSign.test(line) ? 'chinese' : 'european')

/** Chinese, Japanese and Korean characters and everything that is as wide. */
const wideSign = /[\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u

/**
 * Font of each character: the first one that has it. A blank or a joiner between two words of a script with a font of
 * its own uses that font, so that the words are shaped together.
 */
export const piecesOf = (line: string, script: Script, bold: boolean): Piece[] => {
  const pieces: Array<{ text: string; font: FontName }> = []
  for (const sign of line) {
    const last = pieces.at(-1)
    const isJoined = last !== undefined && joining.test(sign) && isOwnScript(last.font)
    const font = isJoined ? last.font : signOf(sign, script, bold).font
    if (last?.font === font) last.text += sign
    else pieces.push({ text: sign, font })
  }
  return pieces
}

/** Blank, no-break space, and the marks that join letters or keep them apart. */
const joining = /[ \u00a0\u200c\u200d]/u
const isOwnScript = (font: FontName): boolean => font.replace(/Bold$/, '') in scriptWidths

/**
 * Whether the fonts of printed documents have all its characters. A person whose name has a missing one is listed
 * before documents are made (CONF-03).
 */
export const isPrintable = (text: string): boolean =>
  Array.from(unseen(text)).every((sign) => sign === '\n' || familyOf(sign, 'chinese', false) !== null)

/** As it is printed: a box for each character that no font has, and nothing for invisible ones. */
export const printable = (text: string): string =>
  isPlain.test(text)
    ? text
    : Array.from(unseen(text), (sign) =>
        sign === '\n' || familyOf(sign, 'chinese', false) !== null ? sign : '□',
      ).join('')

/** Latin letters and the most usual Chinese characters: no lookup needed. */
const isPlain = /^[ -~\n\u00a1-\u00ac\u00ae-\u017f\u4e00-\u9fa5·，。、（）《》“”‘’—…：；！？]*$/

/** Joiners stay where a script needs them; variant selectors and invisible characters are removed. */
export const unseen = (text: string): string =>
  text.replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')

interface Sign {
  readonly font: FontName
  /** In sizes. */
  readonly width: number
}

const signOf = (sign: string, script: Script, bold: boolean): Sign => {
  const found = familyOf(sign, script, bold)
  const family = found?.family ?? 'chinese'
  return { font: bold ? `${family}Bold` : family, width: found?.width ?? 1 }
}

/** The first family that has a character, and its width in sizes; null: none has. */
const familyOf = (
  sign: string,
  script: Script,
  bold: boolean,
): { readonly family: Family; readonly width: number } | null => {
  const point = sign.codePointAt(0) ?? 0
  const index = indexOf(point, glyphRanges)
  if (index !== null) {
    for (const family of script === 'chinese' ? textFamilies : textFamilies.toReversed()) {
      const width = digitsAt(glyphWidths[bold ? (`${family}Bold` as const) : family], index)
      if (width !== null) return { family, width }
    }
    return null
  }
  for (const family of ownScripts) {
    const { ranges, regular, bold: heavy } = scriptWidths[family]
    const at = indexOf(point, ranges)
    const width = at === null ? null : digitsAt(bold ? heavy : regular, at)
    if (width !== null) return { family, width }
  }
  for (const family of squareFamilies)
    // Korean syllables are a little narrower than the square.
    if (hasSquare(point, family)) return { family, width: family === 'korean' && point < 0xf900 ? 0.92 : 1 }
  return null
}

const textFamilies = ['chinese', 'european'] as const
const squareFamilies = ['chinese', 'korean', 'japanese'] as const
const ownScripts = namesOf(scriptWidths)

function namesOf<T extends object>(table: T): Array<keyof T> {
  return Object.keys(table) as Array<keyof T>
}

/** Place of a character in a table; null: outside the ranges. */
const indexOf = (point: number, ranges: ReadonlyArray<readonly [number, number]>): number | null => {
  let before = 0
  for (const [from, to] of ranges) {
    if (point >= from && point <= to) return before + point - from
    before += to - from + 1
  }
  return null
}

/** In sizes; null: the font has no such character. */
const digitsAt = (widths: string, index: number): number | null => {
  const digits = widths.slice(2 * index, 2 * index + 2)
  return digits === '--' ? null : Number.parseInt(digits, 36) / 1000
}

const unpacked = new Map<string, ReadonlyArray<readonly [number, number]>>()
const rangesOf = (family: (typeof squareFamilies)[number]) => {
  const known = unpacked.get(family)
  if (known !== undefined) return known
  let end = 0
  const ranges = squareSigns[family].split(' ').map((packed) => {
    const [gap = '', more = '0'] = packed.split('.')
    const from = end + Number.parseInt(gap, 36)
    end = from + Number.parseInt(more, 36)
    return [from, end] as const
  })
  unpacked.set(family, ranges)
  return ranges
}

const hasSquare = (point: number, family: (typeof squareFamilies)[number]): boolean => {
  const ranges = rangesOf(family)
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle] ?? [0, 0]
    if (point < from) high = middle - 1
    else if (point > to) low = middle + 1
    else return true
  }
  return false
}

/** In sizes: times the size of the type it is a width. */
export const widthOf = (line: string, script: Script, bold: boolean): number => {
  let width = 0
  for (const sign of line) if (!joiner.test(sign)) width += signOf(sign, script, bold).width
  return width
}

const joiner = /[\u200c\u200d]/u

interface Wanted {
  /** Lines that always begin on a new line. */
  readonly lines: readonly string[]
  readonly bold: boolean
  /** In points. */
  readonly size: number
  /** Size of the box, in millimetres. */
  readonly width: number
  readonly height: number
  readonly fit: 'shrink' | 'wrap'
}

export interface Line {
  readonly text: string
  readonly script: Script
  /** In sizes. */
  readonly width: number
}

export interface Fitted {
  /** In points. */
  readonly size: number
  readonly lines: readonly Line[]
  /** Something is missing: the last line ends in `…`. */
  readonly isCut: boolean
}

/**
 * Fits a text into its box. `shrink`: whole lines, smaller and smaller down to half of the size, then broken into more
 * lines; `wrap`: broken into lines first, then smaller. A long text becomes smaller still as long as it is readable. If
 * nothing fits it is cut off with `…`.
 */
export const fitText = ({ lines: texts, bold, size, width, height, fit }: Wanted): Fitted => {
  const lines = texts.map((text): Line => {
    const script = scriptOf(text)
    return { text, script, width: widthOf(text, script, bold) }
  })
  const emsAt = (points: number) => (width + 0.01) / (points * mmOfPoint)
  const holds = (some: readonly Line[], points: number) =>
    some.length * points * lineHeight * mmOfPoint <= height + 0.01 &&
    some.every((line) => line.width <= emsAt(points))
  const brokenAt = (points: number) => lines.flatMap((line) => breakLine(line, bold, emsAt(points)))
  const first = (linesAt: (points: number) => readonly Line[], end: number): Fitted | null => {
    for (const points of sizesOf(size, end)) {
      const some = linesAt(points)
      if (holds(some, points)) return { size: points, lines: some, isCut: false }
    }
    return null
  }
  const end = Math.max(smallestBroken, Math.min(smallest, smallestReadable / size))
  const found = (fit === 'shrink' ? first(() => lines, smallest) : null) ?? first(brokenAt, end)
  if (found !== null) return found
  const points = size * end
  const room = Math.max(1, Math.floor((height + 0.01) / (points * lineHeight * mmOfPoint)))
  const kept = brokenAt(points).slice(0, room)
  const last = kept.pop()
  return {
    size: points,
    lines: last === undefined ? [] : [...kept, cutTo(last, bold, emsAt(points))],
    isCut: true,
  }
}

const sizesOf = (size: number, end: number): number[] => {
  const sizes: number[] = []
  for (let part = 1; part > end - 0.001; part -= step) sizes.push(size * part)
  return sizes
}

/** Broken between words, and between Chinese characters; a word that is longer than a line is broken anywhere. */
const breakLine = (line: Line, bold: boolean, ems: number): Line[] => {
  if (line.width <= ems) return [line]
  const { script } = line
  const done: Line[] = []
  let current = ''
  let currentWidth = 0
  const widthIn = (text: string) => widthOf(text, script, bold)
  const flush = () => {
    const text = current.trim()
    if (text !== '') done.push({ text, script, width: widthIn(text) })
    current = ''
    currentWidth = 0
  }
  for (const part of partsOf(line.text)) {
    if (currentWidth + widthIn(part.trimEnd()) > ems) flush()
    for (const sign of clustersOf(current === '' ? part.trimStart() : part)) {
      const signWidth = widthIn(sign)
      if (sign !== ' ' && currentWidth + signWidth > ems) flush()
      current += sign
      currentWidth += signWidth
    }
  }
  flush()
  return done
}

/** Characters with their marks: one character for the reader. */
const clustersOf = (text: string): string[] =>
  isPlain.test(text) ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment)
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Words with the space behind them, and single Chinese characters; closing punctuation stays with the preceding part. */
const partsOf = (line: string): string[] => {
  const parts: string[] = []
  for (const sign of line) {
    const last = parts.at(-1)
    const isOpen = last !== undefined && !last.endsWith(' ') && !wideSign.test(last)
    if (last !== undefined && (closing.has(sign) || sign === ' ' || (isOpen && !wideSign.test(sign))))
      parts[parts.length - 1] = last + sign
    else parts.push(sign)
  }
  return parts
}
const closing = new Set('，。、；：？！）》」』”’％…')

const cutTo = ({ text, script }: Line, bold: boolean, ems: number): Line => {
  const signs = clustersOf(text)
  const widthIn = () => widthOf(`${signs.join('').trimEnd()}…`, script, bold)
  while (signs.length > 0 && widthIn() > ems) signs.pop()
  return { text: `${signs.join('').trimEnd()}…`, script, width: widthIn() }
}

/** Feet of each line in a box, from its top, in millimetres. */
export const feetOf = (
  { size, lines }: Fitted,
  height: number,
  align: 'top' | 'middle' | 'bottom',
): number[] => {
  const each = size * lineHeight * mmOfPoint
  const spare = Math.max(0, height - each * lines.length)
  const top = align === 'top' ? 0 : align === 'middle' ? spare / 2 : spare
  // The white of a line is shared above and below its characters.
  const foot = (lineHeight * 0.5 + ascent * 0.5 - 0.14) * size * mmOfPoint
  return lines.map((_, index) => top + index * each + foot)
}
