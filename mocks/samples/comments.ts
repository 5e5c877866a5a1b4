import type { CommentList } from '../../src/contract/comment.ts'
import { fixturesFor } from '../fixtures.ts'

/** Comments in each state that the page distinguishes, as a member reads them. */

const zh = fixturesFor('zh')

export const someComments: CommentList = zh.listComments
export const noComments: CommentList = { threads: [], next: null, total: 0, linked: null }
export const manyComments: CommentList = {
  ...someComments,
  threads: someComments.threads.map((thread) => ({ ...thread, replies_left: 2 })),
  next: '1763863200000000.1',
  total: 30,
}
/** The page after `manyComments`. */
export const moreComments: CommentList = {
  ...someComments,
  threads: [{ ...zh.postComment, id: 20, is_own: false, replies: [], replies_left: 0 }],
  total: 30,
}
export const linkedComments: CommentList = {
  ...manyComments,
  linked: { ...zh.postComment, id: 20, is_own: false, replies: [], replies_left: 0 },
}
export const moreReplies = zh.listReplies
export const ownComment = zh.postComment
