/**
 * Width of a line of text in pixels, a little generous: layouts are made without a browser, and shown in the reader's
 * sans-serif face.
 */
export const textWidth = (text: string, size: number): number =>
  Math.ceil(Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0) * size * 1.03)

/** Lines of at most `width` pixels, broken between words and between ideographs, never before closing punctuation. */
export const wrapped = (text: string, size: number, width: number): string[] => {
  const lines: string[] = []
  for (const piece of text.match(pieces) ?? []) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length === 0 || textWidth(longer.trimEnd(), size) > width) lines.push(piece)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => line.trim())
}

/** An ideograph with its closing punctuation, or a word with the space after it. */
const pieces = /[“‘（《「]?[\u2e80-\u9fff][，。、；：！？”’）》」]*|[^\s\u2e80-\u9fff“‘（《「]+\s*|./gu

const emsOf = (letter: string): number => {
  if (wide.test(letter)) return 1
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.58
}

/** Ideographs, kana, hangul and full-width signs fill a square. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/

const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ijl'|]/, 0.26],
  [/[ft.,:;!()[\]\\/ I]/, 0.33],
  [/[r"*-]/, 0.38],
  [/[sczJ]/, 0.52],
  [/[mM@%W]/, 0.9],
  [/[w]/, 0.78],
  [/[A-Z]/, 0.68],
]
