import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { paragraphs } from './fields.ts'
import type { PaperForm } from './paperForm.ts'

/** Length of pasted text, in UTF-16 units: an entry of BibTeX with its abstract has a tenth of it. */
export const longestCitation = 20_000

/** Pasted text: BibTeX, RIS, or the JSON that the resolver of a DOI returns (CSL). */
export const citationText = z.object({ text: paragraphs(longestCitation) })
export type CitationText = z.infer<typeof citationText>

/** The parts of a paper that a citation can hold, within the limits of a form (`paperLimits`). */
export const citedPaper = z.object({
  title: z.string(),
  eng_title: z.string(),
  abstract: z.string(),
  eng_abstract: z.string(),
  keywords: z.array(z.string()),
  eng_keywords: z.array(z.string()),
  authors: z.array(
    z.object({
      name: z.string(),
      eng_name: z.string(),
      affiliation: z.string(),
      eng_affiliation: z.string(),
      email: z.string(),
      orcid: z.string(),
    }),
  ),
})
export type CitedPaper = z.infer<typeof citedPaper>

export const readCitation = endpoint({
  summary: 'Reads the title, abstract, keywords and authors of a pasted citation (PAP-02); keeps nothing',
  method: 'POST',
  path: '/apic/paper/citation',
  access: 'member',
  input: citationText,
  output: citedPaper,
})

/** In the order of the form. */
export const citedParts = [
  'title',
  'eng_title',
  'abstract',
  'eng_abstract',
  'keywords',
  'eng_keywords',
  'authors',
] as const
export type CitedPart = (typeof citedParts)[number]

/** Parts of the citation that hold something, and whether the form has that part already. */
export const partsToFill = (form: PaperForm, cited: CitedPaper) =>
  citedParts
    .filter((part) => cited[part].length > 0)
    .map((part) => ({ part, isKept: part === 'authors' ? hasAuthors(form) : form[part].length > 0 }))

/** The form with its empty fields filled in: no typed text is overwritten. */
export const filled = (form: PaperForm, cited: CitedPaper): PaperForm => {
  const missing = partsToFill(form, cited).filter(({ isKept }) => !isKept)
  return {
    ...form,
    ...Object.fromEntries(missing.map(({ part }) => [part, cited[part]])),
  }
}

/** A row without a name is one that the form began with. */
const hasAuthors = ({ authors }: PaperForm) =>
  authors.some(({ name, eng_name }) => name !== '' || eng_name !== '')
