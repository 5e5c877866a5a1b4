import * as z from 'zod/mini'

import { discussionParts } from './discussionWords.ts'
import { endpoint } from './endpoint.ts'
import { line, paragraphs, positiveId, version } from './fields.ts'
import { decisions } from './paperWords.ts'
import { workOf } from './teamParts.ts'

/** Discussion among the reviewers of a paper and its chairs, before it is decided. */

/** `text` in UTF-16 units, `editMinutes` after it was written, `page` in comments, `reviews` that it needs to be opened. */
export const discussionLimits = { text: 5000, editMinutes: 10, page: 20, reviews: 2 } as const

/** Reasons that a chair cannot open it now; names of reasons. */
export const discussionObstacles = ['discussionOff', 'paperNotActive', 'discussionEarly'] as const

export const discussionComment = z.object({
  id: z.int(),
  /** Counts its changes. */
  version: z.int(),
  part: z.literal(discussionParts),
  /** Number of a reviewer, the same in every round of the paper; null: a chair. */
  number: z.nullable(z.int()),
  /** Nickname, for chairs; null: reviewers do not learn it. */
  name: z.nullable(z.string()),
  is_own: z.boolean(),
  /** Empty: it was deleted. */
  text: z.string(),
  is_deleted: z.boolean(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  /** Deadline for its writer to edit it; null: not editable by the reader. */
  editable_until: z.nullable(z.string()),
})
export type DiscussionComment = z.infer<typeof discussionComment>

/** A submitted review of the round, without the part for the chairs alone. */
export const discussedReview = z.object({
  number: z.int(),
  is_own: z.boolean(),
  name: z.nullable(z.string()),
  recommendation: z.literal(decisions),
  comments: z.string(),
})

export const discussion = z.object({
  /** `none`: it was never opened in this round. */
  state: z.literal(['none', 'open', 'closed']),
  round: z.int(),
  /** Role of the requester. */
  part: z.literal(discussionParts),
  /** Reason that it cannot be opened; null: it can, or the requester is no chair. */
  obstacle: z.nullable(z.literal(discussionObstacles)),
  /** ISO 8601, UTC. */
  opened_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  /** By number; empty before it was opened. */
  reviews: z.array(discussedReview),
  /** Oldest first. */
  comments: z.array(discussionComment),
  /** There are comments before the first of these. */
  has_older: z.boolean(),
})
export type Discussion = z.infer<typeof discussion>

/** Client-side schema of a comment's form. */
export const commentForm = z.object({ text: paragraphs(discussionLimits.text) })

/** For the reviewer who submitted this review; unrelated to the permission for the paper. */
const ofReview = { row: 'review', by: 'id', state: 'accepted.submitted' } as const
const ofPaper = { row: 'paper', by: 'id', readers: true, parts: workOf.papers } as const

const asked = {
  id: positiveId,
  /** Number of the oldest comment that is known; absent: the newest ones. */
  before: z.optional(positiveId),
}
const written = { id: positiveId, ...commentForm.shape, key: line(64) }
const edited = { id: positiveId, comment_id: positiveId, version, ...commentForm.shape }
const deleted = { id: positiveId, comment_id: positiveId, version }

export const getDiscussion = endpoint({
  summary: 'The discussion about the paper of a review that the account submitted; the others are numbers',
  method: 'GET',
  path: '/apic/review/discussion/get',
  access: ofReview,
  input: z.object(asked),
  output: discussion,
})

export const writeComment = endpoint({
  summary: 'A reviewer writes a comment; the same key once more writes nothing',
  method: 'POST',
  path: '/apic/review/discussion/write',
  access: ofReview,
  input: z.object(written),
  output: discussion,
})

export const editComment = endpoint({
  summary: 'A reviewer changes a comment of theirs within ten minutes',
  method: 'POST',
  path: '/apic/review/discussion/edit',
  access: ofReview,
  input: z.object(edited),
  output: discussion,
})

export const deleteComment = endpoint({
  summary: 'A reviewer deletes a comment of theirs; that there was one stays',
  method: 'POST',
  path: '/apic/review/discussion/delete',
  access: ofReview,
  input: z.object(deleted),
  output: discussion,
})

export const getDeskDiscussion = endpoint({
  summary: 'The discussion about a paper in its round, for its chairs, with names',
  method: 'GET',
  path: '/apic/desk/discussion/get',
  access: ofPaper,
  input: z.object(asked),
  output: discussion,
})

export const openDiscussion = endpoint({
  summary: 'Lets the reviewers who submitted discuss; what is open stays so',
  method: 'POST',
  path: '/apic/desk/discussion/open',
  access: ofPaper,
  input: z.object({ id: positiveId }),
  output: discussion,
})

export const closeDiscussion = endpoint({
  summary: 'Ends the discussion, which can be read on; what is closed stays so',
  method: 'POST',
  path: '/apic/desk/discussion/close',
  access: ofPaper,
  input: z.object({ id: positiveId }),
  output: discussion,
})

export const writeDeskComment = endpoint({
  summary: 'A chair writes a comment; the same key once more writes nothing',
  method: 'POST',
  path: '/apic/desk/discussion/write',
  access: ofPaper,
  input: z.object(written),
  output: discussion,
})

export const editDeskComment = endpoint({
  summary: 'A chair changes a comment of theirs within ten minutes',
  method: 'POST',
  path: '/apic/desk/discussion/edit',
  access: ofPaper,
  input: z.object(edited),
  output: discussion,
})

export const deleteDeskComment = endpoint({
  summary: 'A chair deletes a comment of theirs; that there was one stays',
  method: 'POST',
  path: '/apic/desk/discussion/delete',
  access: ofPaper,
  input: z.object(deleted),
  output: discussion,
})

/** Actions of a participant; the texts are valid by the contract. */
export type DiscussionAct =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'write'; text: string }
  | { type: 'edit'; comment: number; version: number; text: string }
  | { type: 'delete'; comment: number; version: number }
