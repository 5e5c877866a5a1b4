import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, paged, positiveId } from './fields.ts'
import { presentationKinds } from './presentationFile.ts'
import type { Reason } from './reasons.ts'
import { fileAddress } from './text.ts'

/** Files of accepted papers for the conference itself: oral presentations and posters (FILE-01, FILE-03). */

export const presentationFile = z.object({
  id: z.int(),
  /** As the author calls it. */
  name: z.string(),
  bytes: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type PresentationFile = z.infer<typeof presentationFile>

/** One paper of the account with its files of one kind. */
export const presentation = z.object({
  /** Id of the paper. */
  id: z.int(),
  /** In the language of the request, else in the other one. */
  title: z.string(),
  conference_id: z.int(),
  conference: z.string(),
  /** The paper is accepted, and its file may be put, replaced and removed; else it is only shown. */
  is_open: z.boolean(),
  /** Null: there is none now. */
  current: z.nullable(presentationFile),
  /** Replaced and removed files, newest first; as many as are kept. */
  earlier: z.array(presentationFile),
})
export type Presentation = z.infer<typeof presentation>

const about = {
  /** Id of the paper. */
  id: positiveId,
  kind: z.literal(presentationKinds, 'invalid' satisfies Reason),
}

export const listPresentations = endpoint({
  summary: 'Accepted papers of the account with their files of one kind, the newest paper first',
  method: 'GET',
  path: '/apic/presentation/list',
  access: 'member',
  input: z.object({ kind: about.kind, ...page }),
  output: paged(presentation),
})

export const uploadPresentation = endpoint({
  summary:
    'Puts a file on an accepted paper, in the place of the one before it: doc, docx, ppt, pptx, at most 2 MB',
  method: 'POST',
  path: '/apic/presentation/upload',
  access: { row: 'paper', by: 'id' },
  input: z.object({
    ...about,
    /** As the author calls it, with its ending. */
    name: line(200),
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: presentation,
})

export const removePresentation = endpoint({
  summary:
    'Takes a file out of its place; it stays among the earlier ones. Another one in the place is left there',
  method: 'POST',
  path: '/apic/presentation/remove',
  access: { row: 'paper', by: 'id' },
  input: z.object({ ...about, file_id: positiveId }),
  output: presentation,
})

export const restorePresentation = endpoint({
  summary: 'Puts an earlier file back into its place; the one that stands there becomes an earlier one',
  method: 'POST',
  path: '/apic/presentation/restore',
  access: { row: 'paper', by: 'id' },
  input: z.object({ ...about, file_id: positiveId }),
  output: presentation,
})
