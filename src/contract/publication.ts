import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { longestQuery, optionalLine, page, paged, positiveId } from './fields.ts'

/** Published papers, as all visitors read them. Both languages are sent; an empty text has no translation. */

export const publishedAuthor = z.object({
  name: z.string(),
  eng_name: z.string(),
  affiliation: z.string(),
  eng_affiliation: z.string(),
  /** `0000-0002-1825-0097`; empty: not given. */
  orcid: z.string(),
})
export type PublishedAuthor = z.infer<typeof publishedAuthor>

export const publication = z.object({
  id: z.int(),
  /** Address of its page; empty: the server's own address is not configured. */
  url: z.string(),
  title: z.string(),
  eng_title: z.string(),
  abstract: z.string(),
  eng_abstract: z.string(),
  keywords: z.array(z.string()),
  eng_keywords: z.array(z.string()),
  /** In the order in which they are printed. */
  authors: z.array(publishedAuthor),
  /** Place of the corresponding author in `authors`. */
  corresponding: z.int(),
  conference: z.object({
    id: z.int(),
    title: z.string(),
    eng_title: z.string(),
    place: z.string(),
    eng_place: z.string(),
    /** ISO 8601, UTC. */
    starts_at: z.string(),
    ends_at: z.string(),
    /** IANA name. */
    time_zone: z.string(),
  }),
  /** Time of the first submission; null: not known. ISO 8601, UTC. */
  received_at: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  published_at: z.string(),
  /** Index and accession number, as the organizers wrote them; null: it is in none. */
  indexed_in: z.nullable(z.string()),
  /** Null: not retracted. */
  retraction: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  has_pdf: z.boolean(),
  /** `10.1234/abc`; empty: it has none. */
  doi: z.string(),
  /** `12–18`, or an article number; empty: it has none. */
  pages: z.string(),
})
export type Publication = z.infer<typeof publication>

/** A paper in the proceedings. */
export const publicationCard = z.object({
  id: z.int(),
  title: z.string(),
  eng_title: z.string(),
  /** The first few of them. */
  authors: z.array(z.object({ name: z.string(), eng_name: z.string() })),
  author_count: z.int(),
  published_at: z.string(),
  is_retracted: z.boolean(),
})
export type PublicationCard = z.infer<typeof publicationCard>

/** Authors that a card names. */
export const authorsOnCard = 6
/** Number of papers beyond which a list reports only that there are more. */
export const mostCounted = 1000

export const getPublication = endpoint({
  summary: 'One published paper, also after its retraction; every other paper is not found',
  method: 'GET',
  path: '/apic/publication/get',
  access: 'anyone',
  input: z.object({ id: positiveId }),
  output: publication,
})

export const listPublications = endpoint({
  summary:
    'The proceedings of a conference, newest first; `total` is exact up to 1000 and grows with the pages beyond',
  method: 'GET',
  path: '/apic/publication/list',
  access: 'anyone',
  input: z.object({
    conference_id: positiveId,
    /** Words of titles, authors and keywords, in either language. */
    q: optionalLine(longestQuery),
    ...page,
  }),
  output: paged(publicationCard),
})
