import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { plainLine } from './text.ts'

/** Identifiers of a published paper: its DOI, and its pages in the proceedings. Both may be empty. */

const longestDoi = 200
const longestPages = 20
/** `10.`, a registrant, and a suffix of printable characters, none of which ends a field of a citation. */
const doiShape = /^10\.\d{4,9}\/[!-~]+$/
const foreign = /["\\^`{|}<>]/
const articleShape = /^[A-Za-z]{0,4}\d{1,15}$/
const rangeShape = /^([A-Za-z]{0,3})(\d{1,7})\s*[-‐‑–—－~～至]\s*([A-Za-z]{0,3})(\d{1,7})$/

/** A DOI without a typed prefix; null: not a DOI. */
export const doiOf = (typed: string): string | null => {
  const bare = typed.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  return bare.length <= longestDoi && doiShape.test(bare) && !foreign.test(bare) ? bare : null
}

/** The first page, and the last one where there is more than one; of an article number `first` alone. Null: it is neither. */
export const pagesOf = (typed: string): { first: string; last: string } | null => {
  const text = typed.trim()
  if (articleShape.test(text)) return { first: text, last: '' }
  const [, letter = '', first = '', other = '', last = ''] = rangeShape.exec(text) ?? []
  if (first === '' || letter !== other || Number(first) > Number(last)) return null
  return { first: `${letter}${first}`, last: `${letter}${last}` }
}

const printedPages = ({ first, last }: { first: string; last: string }) =>
  last === '' ? first : `${first}–${last}`

const says = (reason: Reason) => reason

/** As they are typed; as they are kept: `10.1234/abc`, `12–18`. */
export const identifierFields = {
  doi: z.pipe(
    plainLine(longestDoi + 40).check(
      z.refine((text) => text === '' || doiOf(text) !== null, says('doiWrong')),
    ),
    z.transform((text) => doiOf(text) ?? ''),
  ),
  pages: z.pipe(
    plainLine(longestPages).check(
      z.refine((text) => text === '' || pagesOf(text) !== null, says('pagesWrong')),
    ),
    z.transform((text) => {
      const pages = pagesOf(text)
      return pages === null ? '' : printedPages(pages)
    }),
  ),
}
/** Client-side schema of the form. */
export const identifiersForm = z.object(identifierFields)

/** Whether a paper in this state has a DOI and pages: from its acceptance on, unless it was withdrawn. */
export const takesIdentifiers = (state: string): boolean =>
  /^(?:first|second)_review\.accepted$|^(?:published|indexed)\./.test(state)
