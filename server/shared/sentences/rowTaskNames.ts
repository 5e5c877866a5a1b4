import type { RowTask } from '../../../src/contract/jobs.ts'
import type { MessageLanguage } from './language.ts'

/** Names of the clock's tasks for rows, as operators read them before the number of a row that failed. */
export const rowTaskNames: Readonly<Record<RowTask, Readonly<Record<MessageLanguage, string>>>> = {
  campaigns: { zh: '群发邮件收件人', en: 'Recipients of a mail campaign' },
  reminders: { zh: '待支付提醒', en: 'Reminder of a payment' },
  attendees: { zh: '参会提醒', en: 'Reminder of a conference' },
  reviewers: { zh: '审稿提醒', en: 'Reminder of a review' },
  lives: { zh: '直播提醒', en: 'Reminder of a live' },
  points: { zh: '积分过期', en: 'Points that run out' },
  expiringPoints: { zh: '积分到期提醒', en: 'Reminder of points that run out' },
  refunds: { zh: '退款', en: 'Refund' },
  payments: { zh: '支付对账', en: 'Result of a payment' },
  lifecycles: { zh: '到期状态变更', en: 'Change that is due' },
  recordings: { zh: '直播录像', en: 'Recording of a live' },
  tencent: { zh: '腾讯云指令', en: 'Order to Tencent Cloud' },
  search: { zh: '站内搜索索引', en: 'Search of the site' },
  people: { zh: '参会人搜索索引', en: 'Search of registrations' },
  bulk: { zh: '批量取消报名', en: 'Cancellation of many registrations' },
  imports: { zh: '参会人导入', en: 'Import of people' },
  oldImports: { zh: '清理过期导入', en: 'Import that is to be forgotten' },
  similarity: { zh: '查重指纹', en: 'Fingerprints of a paper' },
  names: { zh: '稿件署名检查', en: 'Names in a file of a paper' },
  exports: { zh: '个人数据导出', en: 'Archive of personal data' },
  files: { zh: '清理文件', en: 'File that is to be removed' },
  oldDocuments: { zh: '清理证件文件', en: 'Documents that are to be removed' },
}
