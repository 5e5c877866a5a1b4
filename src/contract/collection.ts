import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { page, paged } from './fields.ts'

/** Kinds that members can collect. */
export const collectionKinds = ['conf', 'news', 'video'] as const
export type CollectionKind = (typeof collectionKinds)[number]

export const collectedEntry = z.object({
  /** Id of the conference, headline or video. */
  id: z.int(),
  title: z.string(),
  /** Place of a conference, summary of a headline, speaker of a video. */
  about: z.string(),
  /** Start of a conference, else time of publication. */
  at: z.string(),
  collected_at: z.string(),
})
export type CollectedEntry = z.infer<typeof collectedEntry>

export const listCollected = endpoint({
  summary:
    'What the member has collected of one kind, the newest first; what is no longer public is left out',
  method: 'GET',
  path: '/apic/collection/list',
  access: 'member',
  input: z.object({ kind: z.literal(collectionKinds, 'invalid'), ...page }),
  output: paged(collectedEntry),
})
