/** A sign as a reader counts it, with its width. */
export interface Sign {
  readonly text: string
  readonly width: number
}

/**
 * Signs in lines of at most `width`; the first line begins `indent` later. Chinese breaks between any two signs but never
 * begins a line with a closing mark or ends one with an opening mark; other scripts break at spaces. A word wider than a line is cut.
 * `\n` ends a line. Spaces at the end of a line are left out.
 */
export const breakLines = <T extends Sign>(signs: readonly T[], width: number, indent = 0): T[][] => {
  const lines: T[][] = []
  let line: T[] = []
  let used = indent
  /** How many signs of the line are before the last place where it can be broken. */
  let breakAt = 0
  const end = (count: number) => {
    lines.push(withoutEnd(line.slice(0, count)))
    line = line.slice(count)
    // A line that was broken at its end takes its spaces with it.
    while (line[0]?.text === ' ') line.shift()
    used = line.reduce((sum, sign) => sum + sign.width, 0)
    breakAt = 0
    for (let at = 1; at < line.length; at += 1) if (isBreak(line[at - 1], line[at])) breakAt = at
  }
  for (const sign of signs) {
    if (sign.text === '\n') {
      end(line.length)
      continue
    }
    const last = line.at(-1)
    if (last !== undefined && isBreak(last, sign)) breakAt = line.length
    // A space hangs over the end.
    if (sign.text !== ' ' && used + sign.width > width && line.length > 0)
      end(breakAt > 0 ? breakAt : line.length)
    if (sign.text === ' ' && line.length === 0 && lines.length > 0) continue
    line.push(sign)
    used += sign.width
  }
  lines.push(withoutEnd(line))
  return lines
}

const withoutEnd = <T extends Sign>(line: T[]): T[] => {
  const last = line.findLastIndex(({ text }) => text !== ' ')
  return line.slice(0, last + 1)
}

const isBreak = (before: Sign | undefined, after: Sign | undefined): boolean => {
  if (before === undefined || after === undefined || after.text === ' ') return false
  if (closing.test(after.text) || opening.test(before.text)) return false
  if (before.text === ' ' || isWide(before.text) || isWide(after.text)) return true
  // An address breaks after its parts, and a word after its hyphen.
  return /[-/?&=]/.test(before.text) && !/[-/?&=]/.test(after.text)
}

const closing = /^[,.;:?!)\]}%°’”…‥·—，。、；：？！）】》」』〕〉％℃～]/u
const opening = /^[([{‘“（【《「『〔〈￥$¥]/u
const isWide = (text: string): boolean =>
  /^[\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\uffef\u25a1]/.test(text)
