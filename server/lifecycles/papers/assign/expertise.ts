import type { PaperForm } from '../../../../src/contract/paperForm.ts'
import { folded } from './folded.ts'

export interface Expertise {
  /** From 0 (nothing in common) to 100. */
  readonly score: number
  /** Subjects and keywords of the reviewer that the paper is about, in the reviewer's words. */
  readonly matched: readonly string[]
}

type Words = Pick<PaperForm, 'keywords' | 'eng_keywords' | 'title' | 'eng_title'>

/** A paper’s words, ready to be compared with those of many reviewers. */
export const paperWords = (form: Words) => ({
  keywords: [...form.keywords, ...form.eng_keywords].map(folded).filter((word) => word !== ''),
  title: folded(`${form.title}\n${form.eng_title}`),
  /** Cache of comparisons: many reviewers call a field by the same name. */
  known: new Map<string, Match | null>(),
})
export type PaperWords = ReturnType<typeof paperWords>

/** Two words that are the same count whole; a part of a word, or one that is in the title only, counts less. */
const weights = { same: 1, part: 0.6, title: 0.4 } as const
type Match = keyof typeof weights
/** Whole matches beyond this number make no difference. */
const enough = 3

/** A reviewer’s subjects and keywords, ready to be compared; each once. */
export const knownTerms = (terms: readonly string[]): ReadonlyMap<string, string> =>
  new Map(terms.map((term) => [folded(term), term] as const).filter(([word]) => word !== ''))

/** How well a reviewer with these subjects and keywords knows what a paper is about. */
export const expertiseOf = (paper: PaperWords, terms: ReadonlyMap<string, string>): Expertise => {
  let weight = 0
  const matched: string[] = []
  for (const [word, term] of terms) {
    let match = paper.known.get(word)
    if (match === undefined) paper.known.set(word, (match = matchOf(paper, word)))
    if (match === null) continue
    weight += weights[match]
    matched.push(term)
  }
  const full = Math.max(1, Math.min(enough, paper.keywords.length))
  return { score: Math.round(100 * Math.min(1, weight / full)), matched }
}

const matchOf = ({ keywords, title }: PaperWords, word: string): Match | null => {
  if (keywords.includes(word)) return 'same'
  // A single letter is in every text.
  if (!isTelling(word)) return null
  const isPart = keywords.some((other) => other.includes(word) || (isTelling(other) && word.includes(other)))
  if (isPart) return 'part'
  return title.includes(word) ? 'title' : null
}

const isTelling = (word: string): boolean => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 4)
