import type { SimilarPassage } from '../../../../src/contract/similarity.ts'
import type { Passage, Prepared } from './compare.ts'

/** A passage as it is in both texts, with a little of what is around it. */
export const excerptsOf = (mine: Prepared, theirs: Prepared, passage: Passage): SimilarPassage => ({
  mine: excerpt(mine, passage.mine, passage.length),
  theirs: excerpt(theirs, passage.theirs, passage.length),
})

/** UTF-16 units on each side. */
const around = 40

/** Cut between tokens, so that no character is cut in two. */
const excerpt = ({ text, tokens }: Prepared, first: number, length: number) => {
  const from = tokens[first]?.from ?? 0
  const to = tokens[first + length - 1]?.to ?? from
  const before = tokens.slice(Math.max(0, first - around), first).find((token) => from - token.from <= around)
  const after = tokens
    .slice(first + length, first + length + around)
    .findLast((token) => token.to - to <= around)
  return {
    before: text.slice(before?.from ?? from, from),
    same: text.slice(from, to),
    after: text.slice(to, after?.to ?? to),
  }
}
