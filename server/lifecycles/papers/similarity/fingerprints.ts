import type { Token } from './tokens.ts'

/** Tokens `from` to `to` (excluded), and their hash. */
export interface Shingle {
  /** 32 bits, signed: as a column of the database takes it. */
  readonly hash: number
  readonly from: number
  readonly to: number
}

/** Six characters, four words, or as much of both. */
const shingleWeight = 48
/** So that every passage of 13 characters (11 words) has a fingerprint in common with its copy. */
const windowSize = 8

/** Every run of tokens that is just heavy enough; a token heavier than any other still makes one. */
export const shinglesOf = (tokens: readonly Token[]): Shingle[] => {
  const hashes = tokens.map(({ text }) => hashOf(text))
  const shingles: Shingle[] = []
  let to = 0
  let weight = 0
  for (let from = 0; from < tokens.length; from += 1) {
    while (to < tokens.length && weight < shingleWeight) weight += tokens[to++]?.weight ?? 0
    if (weight < shingleWeight) break
    shingles.push({ hash: joined(hashes, from, to), from, to })
    weight -= tokens[from]?.weight ?? 0
  }
  return shingles
}

/**
 * Winnowing (Schleimer, Wilkerson, Aiken 2003): the least hash of every window of shingles, the last one of equal ones. Two
 * texts that share a window's worth of shingles choose the same one there, wherever it is in them.
 */
export const fingerprintsOf = (shingles: readonly Shingle[]): number[] => {
  const chosen = new Set<number>()
  for (let last = Math.min(windowSize, shingles.length) - 1; last < shingles.length; last += 1) {
    let least: number | undefined
    for (const { hash } of shingles.slice(Math.max(0, last - windowSize + 1), last + 1))
      if (least === undefined || hash < least) least = hash
    if (least !== undefined) chosen.add(least)
  }
  return [...chosen]
}

/** FNV-1a: nothing secret depends on it, and what collides is compared token by token before it is shown. */
const hashOf = (text: string): number => {
  let hash = offset
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash
}

const joined = (hashes: readonly number[], from: number, to: number): number => {
  let hash = offset
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ spread(hashes[at] ?? 0), prime)
  return spread(hash)
}

/** Without it the least hashes would be those of a few letters. */
const spread = (hash: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

const offset = 0x811c9dc5
const prime = 0x01000193
