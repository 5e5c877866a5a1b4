import * as z from 'zod/mini'

import { commentText } from './commentText.ts'
import { commentLimits, commentOrders, commentPlaces, noticeKinds, reportReasons } from './commentWords.ts'
import { endpoint } from './endpoint.ts'
import { idList, line, page, paged, positiveId, version } from './fields.ts'
import { exactText, plainText } from './text.ts'

/** Comments under headlines and videos (CMT-01). */

const memberComment = z.object({
  id: z.int(),
  /** Counts the changes of its text. */
  version: z.int(),
  /** The comment that begins its thread; null: this one does. */
  root_id: z.nullable(z.int()),
  /** Nickname; empty where nothing of it is shown any more. */
  name: z.string(),
  is_own: z.boolean(),
  /** A reported comment is still `shown` to its readers. */
  state: z.literal(['shown', 'hidden', 'deleted']),
  /** Plain text; empty where it is hidden from the requester. */
  text: z.string(),
  /** Nicknames that occur in the text after an `@`. */
  mentions: z.array(z.string()),
  /** Nickname of the answered user, where it is not the author of the thread. */
  answers: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  /** Deadline for the requester to edit it; null: they may not. */
  editable_until: z.nullable(z.string()),
  /** Reason that staff hid it; for its author only. */
  reason: z.nullable(z.string()),
  /** The requester has reported it. */
  is_reported: z.boolean(),
})
export type MemberComment = z.infer<typeof memberComment>

/** A comment with its answers, the oldest first. */
const commentThread = z.object({
  ...memberComment.shape,
  replies: z.array(memberComment),
  /** Answers after the last of `replies`. */
  replies_left: z.int(),
})
export type CommentThread = z.infer<typeof commentThread>

const where = { place: z.literal(commentPlaces, 'invalid'), target_id: positiveId }

export const listComments = endpoint({
  summary: 'Threads under a headline or a video; with a comment that is asked for, its thread by itself, too',
  method: 'GET',
  path: '/apic/comment/list',
  access: 'anyone',
  input: z.object({
    ...where,
    order: z._default(z.literal(commentOrders, 'invalid'), 'newest'),
    /** `next` of the answer before; absent: from the beginning. */
    after: z.optional(exactText(26).check(z.regex(/^\d{1,16}\.\d{1,9}$/, 'invalid'))),
    /** Comment whose link was followed. */
    linked: z.optional(positiveId),
  }),
  output: z.object({
    threads: z.array(commentThread),
    /** Cursor of the next page; null: the list ends here. */
    next: z.nullable(z.string()),
    /** Comments and answers that are shown. */
    total: z.int(),
    /** The thread of `linked` with every answer up to it; null: there is none here, or none was requested. */
    linked: z.nullable(commentThread),
  }),
})
export type CommentList = z.infer<typeof listComments.output>

export const listReplies = endpoint({
  summary: 'More answers of one thread, the oldest first',
  method: 'GET',
  path: '/apic/comment/replies',
  access: 'anyone',
  input: z.object({
    /** The comment that begins the thread. */
    id: positiveId,
    /** The last answer that is known; absent: none is. */
    after: z.optional(positiveId),
  }),
  output: z.object({ replies: z.array(memberComment), replies_left: z.int() }),
})
export type CommentReplies = z.infer<typeof listReplies.output>

/** Client-side schema of a comment's form. */
export const memberCommentForm = z.object({ text: commentText() })

export const postComment = endpoint({
  summary: 'Writes a comment or an answer; the same key once more writes nothing',
  method: 'POST',
  path: '/apic/comment/write',
  access: 'member',
  input: z.object({
    ...where,
    /** The comment that is answered; absent: a thread begins. */
    answers_id: z.optional(positiveId),
    ...memberCommentForm.shape,
    /** Comments of the same thread whose writers are mentioned; their names occur in the text after an `@`. */
    mentions: z.optional(idList),
    key: line(64),
  }),
  output: memberComment,
})

export const amendComment = endpoint({
  summary: 'Changes a comment of the account within ten minutes',
  method: 'POST',
  path: '/apic/comment/edit',
  access: 'member',
  input: z.object({ id: positiveId, version, ...memberCommentForm.shape }),
  output: memberComment,
})

export const removeComment = endpoint({
  summary: 'Deletes a comment of the account; that there was one stays',
  method: 'POST',
  path: '/apic/comment/delete',
  access: 'member',
  input: z.object({ id: positiveId }),
  output: memberComment,
})

const reported = {
  reason: z.literal(reportReasons, 'required'),
  text: z._default(plainText(commentLimits.report), ''),
}
const isSaid = ({ reason, text }: { readonly reason: string; readonly text: string }) =>
  reason !== 'other' || text !== ''
const saysMore = { path: ['text'], error: 'required' }

/** Client-side schema of a report's form. */
export const reportForm = z.object(reported).check(z.refine(isSaid, saysMore))

export const reportComment = endpoint({
  summary: 'Reports a comment of somebody else to the staff; once more changes nothing',
  method: 'POST',
  path: '/apic/comment/report',
  access: 'member',
  input: z.object({ id: positiveId, ...reported }).check(z.refine(isSaid, saysMore)),
  output: memberComment,
})

/** Subject of a comment, for lists that collect comments. */
const standing = {
  place: z.literal(commentPlaces),
  target_id: z.int(),
  /** Title of the headline or the video, in the language of the request. */
  title: z.string(),
}

export const ownComment = z.object({ ...memberComment.shape, ...standing })
export type OwnComment = z.infer<typeof ownComment>

export const listOwnComments = endpoint({
  summary: 'What the account has commented, the newest first',
  method: 'GET',
  path: '/apic/comment/own',
  access: 'member',
  input: z.object({ ...page }),
  output: paged(ownComment),
})

/** An answer to the account, or a comment that speaks to it. */
const commentNotice = z.object({
  id: z.int(),
  kind: z.literal(noticeKinds),
  is_read: z.boolean(),
  comment: ownComment,
})
export type CommentNotice = z.infer<typeof commentNotice>

export const listCommentNotices = endpoint({
  summary: 'Answers to the account and comments that speak to it: unread ones first, then the newest',
  method: 'GET',
  path: '/apic/comment/notices',
  access: 'member',
  input: z.object({ ...page }),
  output: paged(commentNotice),
})

/** Unread ones that are left. */
const unreadLeft = z.int()

export const readCommentNotice = endpoint({
  summary: 'Marks one answer to the account as read',
  method: 'POST',
  path: '/apic/comment/notices/read',
  access: 'member',
  needsConsent: false,
  input: z.object({ id: positiveId }),
  output: unreadLeft,
})

export const readCommentNotices = endpoint({
  summary: 'Marks the answers to the account as read, up to the newest that was seen',
  method: 'POST',
  path: '/apic/comment/notices/read_all',
  access: 'member',
  needsConsent: false,
  input: z.object({ before: positiveId }),
  output: unreadLeft,
})

/** Actions of a member in a list of comments; the texts are valid by the contract. */
export type CommentAct =
  | {
      readonly type: 'write'
      /** The comment that is answered, and the one that begins its thread; null: a new thread. */
      readonly answers: { readonly id: number; readonly root: number; readonly name: string | null } | null
      readonly text: string
      /** Comments whose writers are mentioned, and their names. */
      readonly mentions: ReadonlyArray<{ readonly id: number; readonly name: string }>
    }
  | { readonly type: 'edit'; readonly id: number; readonly version: number; readonly text: string }
  | { readonly type: 'delete'; readonly id: number }
  | {
      readonly type: 'report'
      readonly id: number
      readonly reason: (typeof reportReasons)[number]
      readonly text: string
    }
