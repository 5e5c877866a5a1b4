import type { MessageLanguage } from './language.ts'

type Texts = Readonly<Record<'greeting' | 'question' | 'action' | 'footer', string>>

/** Further texts of the mail to an author without an account. */
export const authorMailTexts: Readonly<Record<MessageLanguage, (facts: { readonly name: string }) => Texts>> =
  {
    zh: ({ name }) => ({
      greeting: `${name}，您好：`,
      question: '论文将您列为作者。请确认您是作者；如不是，也请在同一页面告知，之后不会再通知您。',
      action: '确认作者身份',
      footer: '您收到此邮件，是因为这篇论文的投稿人将您列为作者。',
    }),
    en: ({ name }) => ({
      greeting: `Dear ${name},`,
      question:
        'The paper names you as an author. Please confirm that you are one. If you are not, say so on the same page, and you will get no further mail about it.',
      action: 'Confirm that you are an author',
      footer: 'You get this mail because the person who submitted this paper named you as an author.',
    }),
  }
