import bidiFactory from 'bidi-js'

import { piecesOf, type Piece, type Script } from '../../src/contract/documents/fit.ts'

const bidi = bidiFactory()

/** Hebrew, Arabic and the other scripts that are written from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/**
 * The pieces of a line from left to right as they are seen. A line written from the left keeps its order; for others the
 * Unicode algorithm decides, by the first letter of the line. The text of a piece stays as it is read: the font library turns it.
 */
export const visualPieces = (line: string, script: Script, bold: boolean): Piece[] => {
  if (!fromTheRight.test(line)) return piecesOf(line, script, bold)
  const { levels } = bidi.getEmbeddingLevels(line, 'auto')
  const runs: Array<{ level: number; text: string }> = []
  let at = 0
  for (const sign of line) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += sign
    else runs.push({ level, text: sign })
    at += sign.length
  }
  const highest = Math.max(...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) turnFrom(runs, level)
  return runs.flatMap((run) => {
    const pieces = piecesOf(run.text, script, bold)
    return run.level % 2 === 0 ? pieces : pieces.toReversed().map(turned)
  })
}

/** Marks between words of the right, which another font has: brackets look the other way there. */
const turned = ({ text, font }: Piece): Piece => ({
  font,
  text: fromTheRight.test(text)
    ? text
    : Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .toReversed()
        .join(''),
})

/** Turns every stretch of runs of that level or a higher one. */
const turnFrom = (runs: Array<{ readonly level: number; readonly text: string }>, level: number): void => {
  for (let from = 0; from < runs.length; from += 1) {
    let to = from
    while ((runs[to]?.level ?? -1) >= level) to += 1
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
    from = to
  }
}
