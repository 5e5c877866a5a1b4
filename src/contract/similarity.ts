import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { paragraphs, positiveId } from './fields.ts'
import { paperLimits } from './paperForm.ts'

/** Free for every member in each month (MEM-02, BEN-03), in UTF-16 units. */
export const freeCharacters = 5000

/** Part of a text: the matching passage, with a little of its context. */
const excerpt = z.object({ before: z.string(), same: z.string(), after: z.string() })

export const similarPassage = z.object({ mine: excerpt, theirs: excerpt })
export type SimilarPassage = z.infer<typeof similarPassage>

/**
 * A paper that has something in common with the text and that the requester may read: it is published, it is theirs, or
 * it was submitted to a conference that they organize.
 */
export const similarPaper = z.object({
  kind: z.literal(['published', 'own', 'organized']),
  paper_id: z.int(),
  title: z.string(),
  conference_id: z.int(),
  conference: z.string(),
  /** Share of the compared text, 1 to 100. */
  percent: z.int(),
  /** The longest ones, in the order of the text. */
  passages: z.array(similarPassage),
  /** Passages that are not shown. */
  more: z.int(),
})
export type SimilarPaper = z.infer<typeof similarPaper>

export const similarityReport = z.object({
  /** Share of the text in all matches together; 0: none. */
  percent: z.int(),
  /** The most alike first. */
  papers: z.array(similarPaper),
  /** Share of the text in other authors' unpublished papers, of which no details are given. 0: none. */
  unpublished: z.int(),
})
export type SimilarityReport = z.infer<typeof similarityReport>

export const similarityBalance = z.object({
  free: z.int(),
  left: z.int(),
  /** Time when the free characters are complete again. ISO 8601, UTC. */
  renews_at: z.string(),
})
export type SimilarityBalance = z.infer<typeof similarityBalance>

export const getSimilarityBalance = endpoint({
  summary: 'Characters that the account may still have compared this month (MEM-02)',
  method: 'GET',
  path: '/apic/similarity/balance',
  access: 'member',
  input: z.object({}),
  output: similarityBalance,
})

/** Pasted text to compare. */
export const similarityText = z.object({ text: paragraphs(paperLimits.abstract) })
export type SimilarityText = z.infer<typeof similarityText>

export const checkSimilarity = endpoint({
  summary:
    'Compares a text with the papers of this site (BEN-03); the same text again in the month is not counted again',
  method: 'POST',
  path: '/apic/similarity/check',
  access: 'member',
  input: z.extend(similarityText, {
    /** The own paper that the text belongs to: it is not compared with itself. One of others changes nothing. */
    paper_id: z.optional(positiveId),
  }),
  output: z.object({ report: similarityReport, balance: similarityBalance }),
})

/** The abstracts of a paper. */
export const comparedParts = ['abstract', 'eng_abstract'] as const

export const paperSimilarity = z.object({
  /** Those that are long enough to be compared. */
  parts: z.array(z.object({ part: z.literal(comparedParts), report: similarityReport })),
})
export type PaperSimilarity = z.infer<typeof paperSimilarity>

export const getPaperSimilarity = endpoint({
  summary: 'What the abstracts of a paper that was handed in have in common with other papers of this site',
  method: 'GET',
  path: '/apic/similarity/paper',
  access: { row: 'paper', by: 'id', readers: true },
  input: z.object({ id: positiveId }),
  output: paperSimilarity,
})
