import type { MessageType } from '../../../src/contract/notifications.ts'
import type { MessageLanguage } from './language.ts'

interface MailTexts {
  readonly site: string
  /** Reason for the mail: it is always sent, or the reader chose this kind. */
  readonly essential: Readonly<Record<MessageType, string>>
  readonly optional: string
  readonly doNotReply: string
  readonly repliesGoTo: (address: string) => string
  readonly preferences: string
  /** The same, of a mail that can be ended. */
  readonly unsubscribe: string
}

/** Texts that every mail contains besides its subject. */
export const mailTexts: Readonly<Record<MessageLanguage, MailTexts>> = {
  zh: {
    site: '会序',
    essential: {
      system: '您收到此邮件，是因为它与您的账号或权益有关。',
      conference: '您收到此邮件，是因为它与您参加或主办的会议有关。',
      paper: '您收到此邮件，是因为它与您的论文或审稿有关。',
      order: '您收到此邮件，是因为它与您的订单有关。',
      comment: '您收到此邮件，是因为它与您的评论有关。',
    },
    optional: '您收到此邮件，是因为您订阅了此类消息。',
    doNotReply: '此邮件由系统自动发出，请勿直接回复。',
    repliesGoTo: (address) => `回复此邮件将发送至 ${address}。`,
    preferences: '设置邮件通知',
    unsubscribe: '设置邮件通知，或退订此类邮件',
  },
  en: {
    site: 'Symposium',
    essential: {
      system: 'You are receiving this email because it concerns your account or your benefits.',
      conference:
        'You are receiving this email because it concerns a conference that you attend or organize.',
      paper: 'You are receiving this email because it concerns your paper or your review.',
      order: 'You are receiving this email because it concerns your order.',
      comment: 'You are receiving this email because it concerns your comment.',
    },
    optional: 'You are receiving this email because you subscribed to messages of this kind.',
    doNotReply: 'It was sent automatically; please do not reply.',
    repliesGoTo: (address) => `Replies go to ${address}.`,
    preferences: 'Email settings',
    unsubscribe: 'Email settings, or unsubscribe',
  },
}
