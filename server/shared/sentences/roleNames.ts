import type { GivenRole } from '../../../src/contract/accounts.ts'
import type { MessageLanguage } from './language.ts'

/** Names of roles in messages about their grant or withdrawal. */
export const roleNames: Readonly<Record<GivenRole, Readonly<Record<MessageLanguage, string>>>> = {
  admin: { zh: '平台管理员', en: 'Administrator of the platform' },
  finance: { zh: '财务', en: 'Finance' },
  organizer: { zh: '主办方', en: 'Organizer' },
  secretary: { zh: '会务组', en: 'Conference secretary' },
  programme: { zh: '学术组', en: 'Programme committee' },
  staff: { zh: '现场工作人员', en: 'Staff at the door' },
}
