import type { PaperForm } from '../../../src/contract/paperForm.ts'

/** Everything by which a published paper is found, each once. */
export const wordsOfPaper = ({ title, eng_title, keywords, eng_keywords, authors }: PaperForm): string[] => {
  const texts = [
    title,
    eng_title,
    ...keywords,
    ...eng_keywords,
    ...authors.flatMap(({ name, eng_name }) => [name, eng_name]),
  ]
  return [
    ...new Set(
      texts.flatMap((text) =>
        partsOf(text).flatMap((part) => (isChinese(part) ? chineseParts(part, [1, 2]) : beginningsOf(part))),
      ),
    ),
  ]
}

/**
 * Words of a query that a paper must contain. Chinese is not written in words, so each pair of
 * neighbouring signs must occur; in other scripts the beginning of a word is enough.
 */
export const wordsOfQuery = (query: string): string[] => [
  ...new Set(
    partsOf(query).flatMap((part) => {
      if (isChinese(part)) return chineseParts(part, Array.from(part).length === 1 ? [1] : [2])
      return [Array.from(part).slice(0, longestBeginning).join('')]
    }),
  ),
]

/** Signs of a word by which it is found. */
const longestBeginning = 16

/** Runs of Chinese signs, and words of letters and digits, without case, width and accents. */
const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []

const isChinese = (part: string): boolean => /^\p{Script=Han}/u.test(part)

const chineseParts = (part: string, lengths: readonly number[]): string[] => {
  const signs = Array.from(part)
  return lengths.flatMap((length) =>
    signs
      .slice(0, Math.max(0, signs.length - length + 1))
      .map((_, at) => signs.slice(at, at + length).join('')),
  )
}

const beginningsOf = (word: string): string[] => {
  const signs = Array.from(word).slice(0, longestBeginning)
  return signs.map((_, at) => signs.slice(0, at + 1).join(''))
}
