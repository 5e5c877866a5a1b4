import type { MessageLanguage } from './language.ts'

/** Headings of the spreadsheet of the people of a conference, in its order. */
export const peopleColumns: ReadonlyArray<Record<MessageLanguage, string> & { readonly isMoment?: true }> = [
  { zh: '订单号', en: 'Order' },
  { zh: '姓名', en: 'Name' },
  { zh: '单位', en: 'Affiliation' },
  { zh: '职称', en: 'Position' },
  { zh: '邮箱', en: 'E-mail' },
  { zh: '手机号', en: 'Phone' },
  { zh: '学号', en: 'Student number' },
  { zh: '票种', en: 'Ticket type' },
  { zh: '报名状态', en: 'State' },
  { zh: '金额（元）', en: 'Amount (CNY)' },
  { zh: '报名时间', en: 'Registered', isMoment: true },
  { zh: '支付时间', en: 'Paid', isMoment: true },
  { zh: '签到时间', en: 'Signed in', isMoment: true },
  { zh: '论文', en: 'Paper' },
  { zh: '标签', en: 'Tags' },
]

/** Values of the marks in its cells. */
export const peopleMarkWords = {
  zh: {
    state: { to_be_paid: '待支付', paid: '已支付', completed: '已完成', closed: '已关闭' },
    paper: { none: '', submitted: '已投稿', accepted: '已录用' },
    answer: { yes: '是', no: '否' },
  },
  en: {
    state: { to_be_paid: 'To be paid', paid: 'Paid', completed: 'Completed', closed: 'Closed' },
    paper: { none: '', submitted: 'Submitted', accepted: 'Accepted' },
    answer: { yes: 'Yes', no: 'No' },
  },
} as const satisfies Record<MessageLanguage, object>
