import * as z from 'zod/mini'

import { newsCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { positiveId } from './fields.ts'

/** A headline beside another one. */
const neighbour = z.object({ id: z.int(), title: z.string() })

export const newsArticle = z.object({
  ...newsCard.shape,
  /** HTML that the reader must still sanitise. */
  content: z.string(),
  /** Reading time in minutes, at least one. */
  minutes: z.int(),
  /** The one published before it, and the one after it; null: there is none. */
  previous: z.nullable(neighbour),
  next: z.nullable(neighbour),
  /** Up to three about the same things, the closest first. */
  related: z.array(newsCard),
  /** Whether the visitor has collected it; false for a guest. */
  collected: z.boolean(),
})
export type NewsArticle = z.infer<typeof newsArticle>

export const getNews = endpoint({
  summary: 'One headline with its text, its neighbours and related ones, in the language of the request',
  method: 'GET',
  path: '/apic/news/get',
  access: 'anyone',
  input: z.object({ id: positiveId }),
  output: newsArticle,
})
