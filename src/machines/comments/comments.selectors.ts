import type { CommentAct } from '../../contract/comment.ts'
import { shown } from '../shared/shown.ts'
import type { CommentsSnapshot } from './comments.machine.ts'
import { commentsViews } from './comments.types.ts'

export const selectView = (snapshot: CommentsSnapshot) => shown(snapshot, commentsViews)
export const selectList = (snapshot: CommentsSnapshot) => snapshot.context.list
export const selectOrder = (snapshot: CommentsSnapshot) => snapshot.context.order
export const selectLinked = (snapshot: CommentsSnapshot) => snapshot.context.linked
export const selectIsSending = (snapshot: CommentsSnapshot) => snapshot.hasTag('sending')
export const selectIsLoadingMore = (snapshot: CommentsSnapshot) => snapshot.hasTag('more')
/** The thread whose answers are on their way, or did not come; null: none. */
export const selectRoot = (snapshot: CommentsSnapshot) => snapshot.context.root
export const selectIsLoadingReplies = (snapshot: CommentsSnapshot) => snapshot.hasTag('replies')
export const selectWritten = (snapshot: CommentsSnapshot) => snapshot.context.written
export const selectFailure = (snapshot: CommentsSnapshot) => snapshot.context.failure
/** Act that the failure belongs to; null: no act is under way or was refused. */
export const selectAct = (snapshot: CommentsSnapshot): CommentAct | null => snapshot.context.act
