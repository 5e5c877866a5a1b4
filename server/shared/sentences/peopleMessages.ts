import { codes } from '../../../src/contract/envelope.ts'
import type { PeopleReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** What the team reads when something about the people of a conference is refused (CONF-03). */
export const peopleMessages: Record<PeopleReason, Record<MessageLanguage, string>> = {
  bulkNobody: { zh: '没有可以更改的报名', en: 'There is no registration that this would change.' },
  bulkFinal: { zh: '这项批量操作不能撤销', en: 'This cannot be undone.' },
  bulkUndone: { zh: '这项批量操作已经撤销', en: 'This has been undone already.' },
  bulkUndoOver: { zh: '已超过 24 小时，不能再撤销', en: 'This could be undone for 24 hours.' },
  bulkRunning: {
    zh: '批量操作还在进行，完成后才能撤销',
    en: 'This is still under way. It can be undone afterwards.',
  },
  viewNameTaken: { zh: '已有同名的筛选', en: 'There is a filter with this name already.' },
  chairsOnly: { zh: '只有会议负责人可以关闭订单', en: 'Only chairs close orders.' },
}

/** The envelope code of each. */
export const peopleCodes: Record<PeopleReason, number> = {
  bulkNobody: codes.conflict,
  bulkFinal: codes.conflict,
  bulkUndone: codes.conflict,
  bulkUndoOver: codes.conflict,
  bulkRunning: codes.conflict,
  viewNameTaken: codes.conflict,
  chairsOnly: codes.forbidden,
}
