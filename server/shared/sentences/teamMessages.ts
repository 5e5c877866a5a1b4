import { codes } from '../../../src/contract/envelope.ts'
import type { TeamReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a chair when an invitation to the team is refused (CONF-03). */
export const teamMessages: Record<TeamReason, Record<MessageLanguage, string>> = {
  teamInvitedAlready: { zh: '已邀请过，正在等待答复', en: 'Invited already; the answer is awaited.' },
  teamContactTwice: { zh: '重复填写', en: 'Named twice.' },
  teamContactsNone: { zh: '请填写邮箱或手机号', en: 'Enter an email address or a phone number.' },
  teamContactFormat: {
    zh: '不是有效的邮箱或手机号',
    en: 'This is neither an email address nor a phone number.',
  },
  teamMemberUnknown: { zh: '团队中没有此成员', en: 'Nobody in the team plays this part.' },
}

/** The envelope code of each. */
export const teamCodes: Record<TeamReason, number> = {
  teamInvitedAlready: codes.conflict,
  teamContactTwice: codes.invalid,
  teamContactsNone: codes.invalid,
  teamContactFormat: codes.invalid,
  teamMemberUnknown: codes.conflict,
}
