import type { MessageLanguage } from './language.ts'

interface MailTexts {
  readonly site: string
  /** Why this mail came: it is always sent, or the reader asked for this kind. */
  readonly essential: string
  /** The same of what is about a paper or its review. */
  readonly essentialPaper: string
  readonly optional: string
  readonly doNotReply: string
  readonly preferences: string
  /** The same, of a mail that can be ended. */
  readonly unsubscribe: string
}

/** What every mail says besides what it is about. */
export const mailTexts: Readonly<Record<MessageLanguage, MailTexts>> = {
  zh: {
    site: '会序',
    essential: '您收到此邮件，是因为它与您的订单、权益或账号安全有关。',
    essentialPaper: '您收到此邮件，是因为它与您的论文或审稿有关。',
    optional: '您收到此邮件，是因为您订阅了此类消息。',
    doNotReply: '此邮件由系统自动发出，请勿直接回复。',
    preferences: '设置邮件通知',
    unsubscribe: '设置邮件通知，或退订此类邮件',
  },
  en: {
    site: 'Symposium',
    essential: 'You get this mail because it concerns your order, your rights or the safety of your account.',
    essentialPaper: 'You get this mail because it concerns a paper or a review of yours.',
    optional: 'You get this mail because you subscribed to this kind of message.',
    doNotReply: 'It was sent automatically; please do not reply.',
    preferences: 'Choose what comes by mail',
    unsubscribe: 'Choose what comes by mail, or unsubscribe',
  },
}
