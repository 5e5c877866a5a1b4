import { glyphRanges, glyphWidths } from './glyphWidths.ts'

/** Millimetres in a point (1/72 inch). */
export const mmOfPoint = 25.4 / 72
/** From one line to the next, and from the top of a line to its feet, in sizes. */
const lineHeight = 1.3
const ascent = 1.02
/** A text is never written smaller than this part of its size. */
export const smallest = 0.5
const step = 0.05

export type FontName = keyof typeof glyphWidths

/** A piece of a line that one font writes. */
export interface Piece {
  readonly text: string
  readonly font: FontName
}

/**
 * A line with Chinese signs is written in the Chinese font as far as it goes, any other one in the European font, whose
 * quotation marks are not as wide as a Chinese sign. It holds for the whole line, also where it is broken.
 */
export type Script = 'chinese' | 'european'
export const scriptOf = (line: string): Script => (wideSign.test(line) ? 'chinese' : 'european')

/** Chinese, Japanese and Korean signs and everything that is as wide. */
const wideSign = /[\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u

/** Which font writes which sign: the first one of the script that has it. */
export const piecesOf = (line: string, script: Script, bold: boolean): Piece[] => {
  const pieces: Array<{ text: string; font: FontName }> = []
  for (const sign of line) {
    const { font } = signOf(sign, script, bold)
    const last = pieces.at(-1)
    if (last?.font === font) last.text += sign
    else pieces.push({ text: sign, font })
  }
  return pieces
}

interface Sign {
  readonly font: FontName
  /** In sizes. */
  readonly width: number
}

const signOf = (sign: string, script: Script, bold: boolean): Sign => {
  const [chinese, european] = bold
    ? (['chineseBold', 'europeanBold'] as const)
    : (['chinese', 'european'] as const)
  const index = indexOf(sign)
  // Outside the ranges only the Chinese fonts know a sign.
  if (index === null) return { font: chinese, width: 1 }
  for (const font of script === 'chinese' ? [chinese, european] : [european, chinese]) {
    const width = listed(index, font)
    if (width !== null) return { font, width }
  }
  return { font: chinese, width: 1 }
}

/** Place of a sign in the table; null: outside the ranges. */
const indexOf = (sign: string): number | null => {
  const point = sign.codePointAt(0) ?? 0
  let before = 0
  for (const [from, to] of glyphRanges) {
    if (point >= from && point <= to) return before + point - from
    before += to - from + 1
  }
  return null
}

/** In sizes; null: the font has no such sign. */
const listed = (index: number, font: FontName): number | null => {
  const digits = glyphWidths[font].slice(2 * index, 2 * index + 2)
  return digits === '--' ? null : Number.parseInt(digits, 36) / 1000
}

/** In sizes: times the size of the type it is a width. */
export const widthOf = (line: string, script: Script, bold: boolean): number => {
  let width = 0
  for (const sign of line) width += signOf(sign, script, bold).width
  return width
}

interface Wanted {
  /** Lines that are begun anew in any case. */
  readonly lines: readonly string[]
  readonly bold: boolean
  /** In points. */
  readonly size: number
  /** Of the box, in millimetres. */
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
 * How a text is put into its box. `shrink`: whole lines, smaller and smaller down to half of the size, then broken into
 * more lines; `wrap`: broken into lines first, then smaller. What fits in no such way is cut off with `…`.
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
  const first = (linesAt: (points: number) => readonly Line[]): Fitted | null => {
    for (const points of sizesOf(size)) {
      const some = linesAt(points)
      if (holds(some, points)) return { size: points, lines: some, isCut: false }
    }
    return null
  }
  const found = (fit === 'shrink' ? first(() => lines) : null) ?? first(brokenAt)
  if (found !== null) return found
  const points = size * smallest
  const room = Math.max(1, Math.floor((height + 0.01) / (points * lineHeight * mmOfPoint)))
  const kept = brokenAt(points).slice(0, room)
  const last = kept.pop()
  return {
    size: points,
    lines: last === undefined ? [] : [...kept, cutTo(last, bold, emsAt(points))],
    isCut: true,
  }
}

const sizesOf = (size: number): number[] => {
  const sizes: number[] = []
  for (let part = 1; part > smallest - 0.001; part -= step) sizes.push(size * part)
  return sizes
}

/** Broken between words, and between Chinese signs; a word that is longer than a line is broken anywhere. */
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
    for (const sign of current === '' ? part.trimStart() : part) {
      const signWidth = widthIn(sign)
      if (sign !== ' ' && currentWidth + signWidth > ems) flush()
      current += sign
      currentWidth += signWidth
    }
  }
  flush()
  return done
}

/** Words with the space behind them, and single Chinese signs; a mark that ends a sentence stays with what is before it. */
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
  const signs = Array.from(text)
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
  // The white of a line is shared above and below its signs.
  const foot = (lineHeight * 0.5 + ascent * 0.5 - 0.14) * size * mmOfPoint
  return lines.map((_, index) => top + index * each + foot)
}
