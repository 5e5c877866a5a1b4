import { diffArrays, diffChars, diffWordsWithSpace, type Change } from 'diff'

/** A part of two texts: of both, of the newer one, or of the older one. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Changes of a text: by characters where one of the two is Chinese, else by words. */
export const textDiff = (before: string, after: string): readonly Piece[] => {
  const options = { maxEditLength }
  const changes =
    han.test(before) || han.test(after)
      ? diffChars(before, after, options)
      : diffWordsWithSpace(before, after, options)
  // Two texts with little in common are easier to compare by whole sentences.
  return changes === undefined ? listDiff(sentencesOf(before), sentencesOf(after)) : changes.map(pieceOf)
}

/** Changes of a list: lines added and removed. */
export const listDiff = (before: readonly string[], after: readonly string[]): readonly Piece[] =>
  diffArrays([...before], [...after]).flatMap((change) =>
    change.value.map((text) => ({ kind: kindOf(change), text })),
  )

/** Its square bounds the work, which is done again while a revision is typed. */
const maxEditLength = 400

const han = /\p{Script=Han}/u

type Marked = Pick<Change, 'added' | 'removed'>

const kindOf = ({ added, removed }: Marked): Piece['kind'] => {
  if (added) return 'added'
  return removed ? 'removed' : 'same'
}

const pieceOf = (change: Change): Piece => ({ kind: kindOf(change), text: change.value })

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
