/**
 * Those of some texts that share the most words with another one, the closest first; a word counts the more the fewer of
 * them have it. Texts that share only common words are not related.
 */
export const mostRelated = <Candidate>(
  text: string,
  candidates: readonly Candidate[],
  textOf: (candidate: Candidate) => string,
  most: number,
): Candidate[] => {
  const wanted = wordsOf(text)
  const known = candidates.map((candidate) => ({ candidate, words: wordsOf(textOf(candidate)) }))
  const seen = new Map<string, number>()
  for (const { words } of known) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log(known.length / (seen.get(word) ?? 1))
  return known
    .map(({ candidate, words }) => {
      const shared = [...words].filter((word) => wanted.has(word))
      return { candidate, score: shared.reduce((sum, word) => sum + weightOf(word), 0) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words that can tell what a text is about: of two Chinese characters, or of four other letters, at least. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...segmenter.segment(text.toLowerCase())]
      .filter(({ segment, isWordLike }) => isWordLike === true && isTelling.test(segment))
      .map(({ segment }) => segment),
  )

const isTelling = /^(?:\p{Script=Han}{2,}|\p{L}{4,})$/u
