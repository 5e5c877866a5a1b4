import { shown } from '../shared/shown.ts'
import type { DiscussionSnapshot } from './discussion.machine.ts'
import { discussionViews } from './discussion.types.ts'

export const selectView = (snapshot: DiscussionSnapshot) => shown(snapshot, discussionViews)
export const selectDiscussion = (snapshot: DiscussionSnapshot) => snapshot.context.discussion
export const selectIsBusy = (snapshot: DiscussionSnapshot) => snapshot.hasTag('busy')
export const selectIsLoadingOlder = (snapshot: DiscussionSnapshot) => snapshot.hasTag('older')
export const selectWritten = (snapshot: DiscussionSnapshot) => snapshot.context.written
export const selectFailure = (snapshot: DiscussionSnapshot) => snapshot.context.failure
/** Act that the failure belongs to; null: no act is under way or was refused. */
export const selectAct = (snapshot: DiscussionSnapshot) => snapshot.context.act
