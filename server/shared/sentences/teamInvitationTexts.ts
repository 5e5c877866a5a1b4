import type { MessageLanguage } from './language.ts'

interface Facts {
  /** Nickname of the chair; empty: the account is gone. */
  readonly inviter: string
  readonly conference: string
  /** Name of the part. */
  readonly part: string
  /** As messages write a time. */
  readonly until: string
}

/** The mail of an invitation to a team, to a person who may have no account (CONF-03). */
export const teamInvitationTexts: Readonly<
  Record<
    MessageLanguage,
    (facts: Facts) => Readonly<Record<'title' | 'content' | 'action' | 'footer', string>>
  >
> = {
  zh: ({ inviter, conference, part, until }) => ({
    title: '邀请您加入会议团队',
    content: `${inviter === '' ? '' : `${inviter}代表`}“${conference}”邀请您担任：${part}。请在${until}前答复。\n打开链接，用此邮箱登录后接受或谢绝；没有账号也可直接用此邮箱登录。`,
    action: '查看邀请',
    footer: '您收到此邮件，是因为会议主办方邀请您加入团队。如与您无关，请忽略。',
  }),
  en: ({ inviter, conference, part, until }) => ({
    title: 'You are invited to the team of a conference',
    content: `${inviter === '' ? `“${conference}”` : `${inviter} of “${conference}”`} invites you as: ${part}. Please answer by ${until}.\nOpen the link and sign in with this email address to accept or decline; without an account you can sign in with it, too.`,
    action: 'Show the invitation',
    footer:
      'You get this mail because a chair invited you to the team of a conference. If this is a mistake, please ignore it.',
  }),
}
