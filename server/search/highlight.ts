import type { TextParts } from '../../src/contract/search.ts'
import { placeOf, readingsOf } from '../shared/words/pinyin.ts'
import { fold, partsOf, type Folded } from '../shared/words/texts.ts'

/** Words to mark as found in a text. All are folded. */
export interface Needles {
  /** Runs of Chinese signs, which may occur anywhere. */
  readonly chinese: readonly string[]
  /** Beginnings of words. */
  readonly words: readonly string[]
  /** Letters that read Chinese signs. */
  readonly letters: ReadonlyArray<{ readonly text: string; readonly by: 'initials' | 'readings' }>
}

type Range = readonly [number, number]

/** Ranges of the matches in a text, in UTF-16 units, in order and apart. */
export const rangesIn = (text: string, needles: Needles): Range[] => {
  const folded = fold(text)
  const ranges: Range[] = []
  for (const part of partsOf(folded)) {
    const add = (from: number, end: number) => ranges.push(originalOf(folded, part.at + from, part.at + end))
    if (part.isChinese) {
      const signs = Array.from(part.text)
      for (const needle of needles.chinese) for (const [from, end] of placesOf(signs, needle)) add(from, end)
      if (needles.letters.length > 0) {
        const readings = readingsOf(part.text)
        for (const { text: letters, by } of needles.letters) {
          const place = placeOf(readings, letters, by)
          if (place !== null) add(...place)
        }
      }
    } else {
      const length = Array.from(part.text)
      for (const needle of needles.words)
        if (part.text.startsWith(needle)) add(0, Math.min(length.length, Array.from(needle).length))
    }
  }
  return joined(ranges)
}

/** The text in pieces; all of it, or as much as fits around the first place. */
export const inParts = (text: string, ranges: readonly Range[]): TextParts => {
  const parts: TextParts = []
  let at = 0
  for (const [from, end] of ranges) {
    if (from > at) parts.push({ text: text.slice(at, from), hit: false })
    parts.push({ text: text.slice(from, end), hit: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false })
  return parts
}

/** Signs before and after the first place. */
const before = 24
const most = 140

export const excerptOf = (text: string, needles: Needles): { parts: TextParts; found: boolean } => {
  const ranges = rangesIn(text, needles)
  const first = ranges[0]?.[0] ?? 0
  let from = first <= before ? 0 : first - before
  // Not within a word, nor within a pair of units.
  const edge = text.slice(from, first).search(/[\s，。；、,.;]/u)
  if (from > 0) from = edge >= 0 ? from + edge + 1 : isLow(text, from) ? from + 1 : from
  let end = Math.min(text.length, from + most)
  if (end < text.length && isLow(text, end)) end -= 1
  const shown = text.slice(from, end)
  const kept = ranges.flatMap(([start, stop]): Range[] =>
    start >= from && stop <= end ? [[start - from, stop - from]] : [],
  )
  const parts = inParts(shown, kept)
  if (from > 0) parts.unshift({ text: '… ', hit: false })
  if (end < text.length) parts.push({ text: ' …', hit: false })
  return { parts: text === '' ? [] : parts, found: kept.length > 0 }
}

const isLow = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at))

const originalOf = ({ places }: Folded, from: number, end: number): Range => {
  const last = places[end - 1] ?? 0
  // One sign may fold to several: the end is where the next original one begins.
  const after = places.find((place, at) => at >= end && place > last)
  return [places[from] ?? 0, after ?? places.at(-1) ?? 0]
}

const placesOf = (signs: readonly string[], needle: string): Range[] => {
  const wanted = Array.from(needle)
  const found: Range[] = []
  for (let at = 0; at + wanted.length <= signs.length; at += 1)
    if (wanted.every((sign, place) => signs[at + place] === sign)) {
      found.push([at, at + wanted.length])
      at += wanted.length - 1
    }
  return found
}

const joined = (ranges: readonly Range[]): Range[] => {
  const all: Range[] = []
  for (const range of ranges.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = all.at(-1)
    if (last !== undefined && range[0] <= last[1])
      all[all.length - 1] = [last[0], Math.max(last[1], range[1])]
    else if (range[1] > range[0]) all.push(range)
  }
  return all
}
