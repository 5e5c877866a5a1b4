import { codes } from '../../../src/contract/envelope.ts'
import type { PeopleReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to the team when an act on the people of a conference is refused (CONF-03). */
export const peopleMessages: Record<PeopleReason, Record<MessageLanguage, string>> = {
  bulkNobody: { zh: '没有可以更改的报名', en: 'There is no registration that this would change.' },
  bulkFinal: { zh: '这项批量操作不能撤销', en: 'This cannot be undone.' },
  bulkUndone: { zh: '这项批量操作已经撤销', en: 'This has been undone already.' },
  bulkUndoOver: { zh: '已超过 24 小时，不能再撤销', en: 'This could be undone for 24 hours.' },
  bulkRunning: {
    zh: '批量操作还在进行，完成后才能撤销',
    en: 'This is still under way. It can be undone afterwards.',
  },
  importUnknownOrder: {
    zh: '本会议没有这个订单号的有效报名',
    en: 'This conference has no open registration with this order number.',
  },
  importAmbiguous: {
    zh: '此人有多份报名，请填写订单号或票种',
    en: 'This person has several registrations. Add the order number or the ticket type.',
  },
  importOtherType: {
    zh: '此人已用其他票种报名，导入不更改票种',
    en: 'This person is registered with another ticket type, which an import does not change.',
  },
  importTwice: { zh: '表格中前面已有此人', en: 'An earlier row of the sheet is for the same person.' },
  importMoved: {
    zh: '检查之后报名已被修改，请重新上传',
    en: 'The registration was changed after the check. Upload the sheet again.',
  },
  importPaid: { zh: '已付款或正在付款，予以保留', en: 'It was paid, or is being paid, and stays.' },
  importScanned: { zh: '已签到或用餐，予以保留', en: 'It was scanned, and stays.' },
  importEdited: { zh: '导入后被修改过，予以保留', en: 'It was edited after the import, and stays.' },
  contactEmpty: { zh: '请填写手机号或邮箱', en: 'Enter a phone number or an email address.' },
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
  importUnknownOrder: codes.conflict,
  importAmbiguous: codes.conflict,
  importOtherType: codes.conflict,
  importTwice: codes.conflict,
  importMoved: codes.conflict,
  importPaid: codes.conflict,
  importScanned: codes.conflict,
  importEdited: codes.conflict,
  contactEmpty: codes.invalid,
  viewNameTaken: codes.conflict,
  chairsOnly: codes.forbidden,
}
