/** Typing errors in words of letters. Two words are near when leaving out a few signs makes them equal. */

/** Shorter words must match in every letter. */
const shortest = 4
const shortestOfTwo = 8
/** Longer ones are compared by their beginning. */
const longest = 14

/** Errors that a word may have. */
export const errorsIn = (word: string): 0 | 1 | 2 =>
  word.length < shortest || !/^\p{L}+$/u.test(word) ? 0 : word.length < shortestOfTwo ? 1 : 2

/** The word and all that is left of it. */
export const deletesOf = (word: string): string[] => {
  // Sign by sign: half of one is no text, and no database takes it.
  let last = [Array.from(word).slice(0, longest)]
  const all = new Set(last.map((signs) => signs.join('')))
  for (let count = errorsIn(word); count > 0; count -= 1) {
    last = last.flatMap((signs) => signs.map((_, at) => signs.toSpliced(at, 1)))
    for (const signs of last) all.add(signs.join(''))
  }
  return [...all]
}

/** Signs left out, put in, changed, or swapped with their neighbour. */
export const distance = (one: string, other: string): number => {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
