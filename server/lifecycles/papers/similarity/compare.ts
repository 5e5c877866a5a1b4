import { shinglesOf, type Shingle } from './fingerprints.ts'
import { tokensOf, weightOf, type Token } from './tokens.ts'

/** A text with what is compared of it. */
export interface Prepared {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly shingles: readonly Shingle[]
}

/** The same tokens in two texts: from `mine` on and from `theirs` on, `length` of them. */
export interface Passage {
  readonly mine: number
  readonly theirs: number
  readonly length: number
}

/** 13 characters or 8 words: what is shorter is a turn of phrase. */
export const passageWeight = 104

export const prepare = (text: string): Prepared => {
  const tokens = tokensOf(text)
  return { text, tokens, shingles: shinglesOf(tokens) }
}

/** Whether there is as much of it as a passage has. */
export const isLongEnough = ({ tokens }: Prepared): boolean => weightOf(tokens) >= passageWeight

/**
 * Passages of `mine` that `theirs` has, too, in the order of `mine` and without overlap there; in `theirs` they may be
 * in any order. If a passage has several places, the longest counts. Takes time in proportion to both texts:
 * for a shingle that `theirs` repeats only the first places are tried.
 */
export const passagesOf = (mine: Prepared, theirs: Prepared): Passage[] => {
  const places = placesOf(theirs.shingles)
  const passages: Passage[] = []
  let free = 0
  for (const { hash, from } of mine.shingles) {
    if (from < free) continue
    let best: Passage | null = null
    for (const place of places.get(hash) ?? []) {
      const length = lengthOf(mine.tokens, from, theirs.tokens, place)
      if (best === null || length > best.length) best = { mine: from, theirs: place, length }
    }
    if (best === null || weightOf(mine.tokens, from, from + best.length) < passageWeight) continue
    passages.push(best)
    free = from + best.length
  }
  return passages
}

/** How much of `mine` the passages make up together, in whole percent: 100 is all of it, 1 is a little. */
export const shareOf = ({ tokens }: Prepared, passages: readonly Passage[]): number => {
  const whole = weightOf(tokens)
  if (whole === 0) return 0
  const covered = new Uint8Array(tokens.length)
  for (const { mine, length } of passages) covered.fill(1, mine, mine + length)
  const found = tokens.reduce((sum, { weight }, at) => sum + weight * (covered[at] ?? 0), 0)
  return found === 0 ? 0 : Math.max(1, Math.floor((found / whole) * 100))
}

const mostPlaces = 16

const placesOf = (shingles: readonly Shingle[]): Map<number, number[]> => {
  const places = new Map<number, number[]>()
  for (const { hash, from } of shingles) {
    const known = places.get(hash)
    if (known === undefined) places.set(hash, [from])
    else if (known.length < mostPlaces) known.push(from)
  }
  return places
}

const lengthOf = (mine: readonly Token[], from: number, theirs: readonly Token[], place: number): number => {
  let length = 0
  while (
    from + length < mine.length &&
    place + length < theirs.length &&
    mine[from + length]?.text === theirs[place + length]?.text
  )
    length += 1
  return length
}
