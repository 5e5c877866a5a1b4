import type { MessageLanguage } from './language.ts'

interface UnsubscribeTexts {
  readonly title: string
  readonly ask: (kind: string) => string
  readonly press: string
  readonly done: (kind: string) => string
  readonly preferences: string
}

/** The page on which mails are ended. */
export const unsubscribeTexts: Readonly<Record<MessageLanguage, UnsubscribeTexts>> = {
  zh: {
    title: '退订邮件',
    ask: (kind) => `不再以邮件接收“${kind}”？与支付、权益和账号安全有关的邮件仍会发送。`,
    press: '确认退订',
    done: (kind) => `已退订“${kind}”邮件。`,
    preferences: '邮件通知设置',
  },
  en: {
    title: 'Unsubscribe',
    ask: (kind) =>
      `Get no more mails of “${kind}”? Mails about payments, your rights and the safety of your account are still sent.`,
    press: 'Unsubscribe',
    done: (kind) => `You get no more mails of “${kind}”.`,
    preferences: 'Choose what comes by mail',
  },
}
