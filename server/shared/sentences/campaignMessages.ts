import { codes } from '../../../src/contract/envelope.ts'
import type { CampaignReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages when a mail campaign is refused (CONF-03). */
export const campaignMessages: Record<CampaignReason, Record<MessageLanguage, string>> = {
  placeholderUnknown: {
    zh: '含有无法识别的占位符，请从列表中插入',
    en: 'There is a placeholder that nobody knows. Insert one from the list.',
  },
  campaignLocked: {
    zh: '邮件已不是草稿，不能修改',
    en: 'The mail is no draft any more and cannot be changed.',
  },
  ownAddressMissing: {
    zh: '您的账号没有邮箱，无法接收测试邮件',
    en: 'Your account has no email address for a test mail.',
  },
  recipientSettled: {
    zh: '只有失败或无法确认的邮件可以重新发送',
    en: 'Only an email that failed or is uncertain can be sent again.',
  },
}

/** The envelope code of each. */
export const campaignCodes: Record<CampaignReason, number> = {
  placeholderUnknown: codes.invalid,
  campaignLocked: codes.conflict,
  ownAddressMissing: codes.conflict,
  recipientSettled: codes.conflict,
}
