import type { SmsCode } from './sender.ts'

/** What a text message says; a provider's approved template says the same with the same two parameters. */
export const smsText = ({ code, minutes, lang }: SmsCode): string =>
  lang === 'zh'
    ? `您的验证码是 ${code}，${minutes} 分钟内有效。如非本人操作，请忽略。`
    : `Your code is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, please ignore this message.`
