/** A piece of a text that is compared: a character of a script that is written without spaces, or a word. */
export interface Token {
  /** Normal form: NFKC, in lower case, without marks and invisible signs. */
  readonly text: string
  /** Offset in the text, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** A word says more than a character does. */
  readonly weight: number
}

/** A passage counts from 13 characters or 8 words on: both weigh 104. */
export const characterWeight = 8
export const wordWeight = 13

/**
 * Tokens of a text to compare, without spaces, punctuation and symbols. Their positions are kept, so that a passage
 * can be shown as it was written.
 */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const plain = found.normalize('NFKC').toLowerCase().replace(unseen, '')
    if (plain === '') continue
    const weight = isCharacter.test(found) ? characterWeight : wordWeight
    tokens.push({ text: plain, from: index, to: index + found.length, weight })
  }
  return tokens
}

export const weightOf = (tokens: readonly Token[], from = 0, to = tokens.length): number => {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += tokens[at]?.weight ?? 0
  return sum
}

const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]`
/** Invisible signs (\p{Cf}) may occur within a word: they would hide a copy. */
const pattern = new RegExp(String.raw`${unspaced}|(?:(?!${unspaced})[\p{L}\p{N}\p{M}\p{Cf}])+`, 'gu')
const isCharacter = new RegExp(`^${unspaced}`, 'u')
const unseen = /[\p{Cf}\p{M}]/gu
