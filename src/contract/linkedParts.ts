export interface TextPart {
  readonly text: string
  /** Target of the link; null: plain text. */
  readonly href: string | null
}

/** Only characters of an address: it ends before Chinese text, and before the punctuation of a sentence. */
const tail = String.raw`(?:\([!-'*-;=?-~]*\)|[!#-&*-;=?-~])*(?:\([!-'*-;=?-~]*\)|[\w/#=&%+~@*$-])`
const found = new RegExp(String.raw`(https?:\/\/${tail}|\b10\.\d{4,9}\/${tail})`, 'i')

/**
 * A user's text, split at the addresses and DOIs in it; the joined parts equal the text. Addresses lead to http and
 * https alone, and none carries a name before its host, which would hide its target.
 */
export const linkedParts = (text: string): TextPart[] =>
  text
    .split(found)
    .map((part, at) => ({ text: part, href: at % 2 === 1 ? hrefOf(part) : null }))
    .filter((part) => part.text !== '')

const hrefOf = (found: string): string | null => {
  try {
    const url = new URL(found.startsWith('10.') ? `https://doi.org/${found}` : found)
    return url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}
