import type { MessageLanguage } from './language.ts'

/** The mail that shows an operator that mails arrive. */
export const setupTexts: Readonly<Record<MessageLanguage, { subject: string; text: string }>> = {
  zh: {
    subject: '测试邮件',
    text: '这是一封测试邮件。收到它，说明平台的邮件发送已经配置好。',
  },
  en: {
    subject: 'A test mail',
    text: 'This is a test. That it arrived says that the platform can send mails.',
  },
}
