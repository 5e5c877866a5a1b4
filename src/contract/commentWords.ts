/** Places of comments. */
export const commentPlaces = ['news', 'video'] as const
export type CommentPlace = (typeof commentPlaces)[number]

/** Order of threads. */
export const commentOrders = ['newest', 'oldest'] as const
export type CommentOrder = (typeof commentOrders)[number]

/** Reasons for reporting a comment, in the order in which the form offers them. */
export const reportReasons = ['spam', 'abuse', 'offTopic', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Results of a report. */
export const reportOutcomes = ['hidden', 'dismissed', 'deleted'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** Reasons to notify a user of a comment. */
export const noticeKinds = ['answer', 'mention'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/**
 * `text` in characters, `editMinutes` after it was written, `page` threads at once, `preview` answers of each, `people`
 * mentioned by one comment; `minute` and `hour`: comments that one member may write.
 */
export const commentLimits = {
  text: 1000,
  editMinutes: 10,
  page: 10,
  preview: 3,
  people: 10,
  minute: 10,
  hour: 60,
  report: 300,
} as const

/** Address of a comment on the page of its subject. */
export const commentHref = (place: CommentPlace, targetId: number, id: number): string =>
  `${place === 'news' ? `/news/${targetId}` : `/videoDetails?video_id=${targetId}`}#comment-${id}`
