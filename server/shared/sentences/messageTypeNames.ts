import type { MessageType } from '../../../src/contract/notifications.ts'
import type { MessageLanguage } from './language.ts'

export const messageTypeNames: Readonly<Record<MessageType, Readonly<Record<MessageLanguage, string>>>> = {
  system: { zh: '系统消息', en: 'System' },
  conference: { zh: '会议消息', en: 'Conferences' },
  paper: { zh: '论文消息', en: 'Papers' },
  comment: { zh: '评论消息', en: 'Comments' },
  order: { zh: '订单消息', en: 'Orders' },
}
