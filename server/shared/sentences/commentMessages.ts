import { codes } from '../../../src/contract/envelope.ts'
import type { CommentReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a member whose comment is refused. */
export const commentMessages: Record<CommentReason, Record<MessageLanguage, string>> = {
  mentionUnknown: {
    zh: '只能提到参与这段讨论的人',
    en: 'Only people who take part in this thread can be mentioned.',
  },
  commentIsYours: { zh: '不能举报自己的评论', en: 'You cannot report your own comment.' },
  answeredGone: {
    zh: '要回复的评论已被删除或隐藏',
    en: 'The comment that you answer was deleted or hidden.',
  },
}

export const commentCodes: Record<CommentReason, number> = {
  mentionUnknown: codes.invalid,
  commentIsYours: codes.conflict,
  answeredGone: codes.conflict,
}
