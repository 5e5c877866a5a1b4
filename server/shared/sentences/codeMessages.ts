import type { MessageLanguage } from './language.ts'

interface Code {
  readonly code: string
  readonly minutes: number
  readonly lang: MessageLanguage
}

/** Text of a text message; a provider's approved template has the same text with the same two parameters. */
export const codeSms = ({ code, minutes, lang }: Code): string =>
  lang === 'zh'
    ? `您的验证码是 ${code}，${minutes} 分钟内有效。如非本人操作，请忽略。`
    : `Your code is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, please ignore this message.`

export const codeMail = ({ code, minutes, lang }: Code): { subject: string; text: string } =>
  lang === 'en'
    ? {
        subject: 'Your verification code',
        text: `Your code is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, ignore this message.`,
      }
    : {
        subject: '验证码',
        text: `您的验证码是 ${code}，${minutes} 分钟内有效。如非本人操作，请忽略本邮件。`,
      }
