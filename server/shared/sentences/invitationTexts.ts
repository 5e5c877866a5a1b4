import type { MessageLanguage } from './language.ts'

interface Facts {
  readonly name: string
  readonly conference: string
  readonly title: string
  /** As messages write a time. */
  readonly until: string
}

/** The mail of a link, to a person who may have no account. */
export const invitationTexts: Readonly<
  Record<
    MessageLanguage,
    (facts: Facts) => Readonly<Record<'title' | 'content' | 'action' | 'footer', string>>
  >
> = {
  zh: ({ name, conference, title, until }) => ({
    title: '邀请您审稿',
    content: `${name}，您好：\n“${conference}”邀请您审阅论文“${title}”，请在${until}前答复。\n打开链接并登录（没有账号也可直接用手机号或邮箱登录），即可查看摘要并决定是否接受。链接只能由一个账号使用，请勿转发。`,
    action: '查看邀请',
    footer: '您收到此邮件，是因为会议主席邀请您审稿。如与您无关，请忽略。',
  }),
  en: ({ name, conference, title, until }) => ({
    title: 'You are invited to review',
    content: `Dear ${name},\n“${conference}” invites you to review “${title}”. Please answer by ${until}.\nThe link leads to the abstract, once you have signed in; a new account takes a minute. It works for one account only; please do not forward it.`,
    action: 'Show the invitation',
    footer:
      'You get this mail because a programme chair asked you to review. If this is a mistake, please ignore it.',
  }),
}
