import type {
  CommentAct,
  CommentList,
  CommentReplies,
  CommentThread,
  MemberComment,
} from '../../contract/comment.ts'
import type { CommentOrder } from '../../contract/commentWords.ts'

/** Every thread of a list changed in one way, the linked one, too. */
const eachThread = (list: CommentList, change: (thread: CommentThread) => CommentThread): CommentList => ({
  ...list,
  threads: list.threads.map(change),
  linked: list.linked && change(list.linked),
})

/** Replaces a comment by its present version, in any thread. */
export const withChanged = (list: CommentList, changed: MemberComment): CommentList =>
  eachThread(list, (thread) =>
    thread.id === changed.id
      ? { ...thread, ...changed }
      : { ...thread, replies: thread.replies.map((reply) => (reply.id === changed.id ? changed : reply)) },
  )

/** A new comment where it is looked for: an answer at the end of its thread, a thread where the order has it. */
export const withWritten = (list: CommentList, written: MemberComment, order: CommentOrder): CommentList => {
  const more = { ...list, total: list.total + 1 }
  if (written.root_id !== null)
    return eachThread(more, (thread) =>
      thread.id === written.root_id ? { ...thread, replies: [...thread.replies, written] } : thread,
    )
  const thread = { ...written, replies: [], replies_left: 0 }
  return {
    ...more,
    threads: order === 'newest' ? [thread, ...list.threads] : [...list.threads, thread],
  }
}

/** The list goes on; what it shows already is not shown twice. */
export const withMore = (list: CommentList, page: CommentList): CommentList => {
  const known = new Set(list.threads.map(({ id }) => id))
  return {
    ...page,
    threads: [...list.threads, ...page.threads.filter(({ id }) => !known.has(id))],
    linked: list.linked,
  }
}

/** More answers of a thread, before those that were written here and are known already. */
export const withReplies = (list: CommentList, root: number, more: CommentReplies): CommentList =>
  eachThread(list, (thread) => {
    if (thread.id !== root) return thread
    const come = new Set(more.replies.map(({ id }) => id))
    const replies = [...thread.replies.filter(({ id }) => !come.has(id)), ...more.replies]
    return {
      ...thread,
      replies: replies.toSorted((one, other) => one.id - other.id),
      replies_left: more.replies_left,
    }
  })

/** Answers of a thread that are not shown yet. */
export const repliesLeft = (list: CommentList, root: number): number =>
  [...list.threads, ...(list.linked ? [list.linked] : [])].find(({ id }) => id === root)?.replies_left ?? 0

/** Answer after which a thread continues: answers written here are further down. */
export const lastKnown = (list: CommentList | null, root: number | null): number => {
  const thread = [...(list?.threads ?? []), ...(list?.linked ? [list.linked] : [])].find(
    ({ id }) => id === root,
  )
  return thread?.replies.findLast(({ is_own }) => !is_own)?.id ?? 0
}

/** Shows a sent comment at once, and removes it if the server refuses it. */
export const withExpected = (
  list: CommentList,
  act: CommentAct,
  { order, writer, at }: { order: CommentOrder; writer: string; at: string },
): CommentList => {
  if (act.type === 'write') {
    const root_id = act.answers?.root ?? null
    return withWritten(list, { ...expected, root_id, name: writer, text: act.text, created_at: at }, order)
  }
  return eachThread(list, (thread) => {
    const change = <Comment extends MemberComment>(comment: Comment): Comment => {
      if (comment.id !== act.id) return comment
      if (act.type === 'edit') return { ...comment, text: act.text }
      if (act.type === 'report') return { ...comment, is_reported: true }
      return { ...comment, state: 'deleted', text: '', name: '' }
    }
    return { ...change(thread), replies: thread.replies.map(change) }
  })
}

/** Id of a comment that the server does not know yet. */
const expectedId = 0
const expected: MemberComment = {
  id: expectedId,
  version: 0,
  root_id: null,
  name: '',
  is_own: true,
  state: 'shown',
  text: '',
  mentions: [],
  answers: null,
  created_at: '',
  edited_at: null,
  editable_until: null,
  reason: null,
  is_reported: false,
}
