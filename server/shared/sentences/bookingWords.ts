import type { MessageLanguage } from './language.ts'

/** Headings of the spreadsheet of the hotel bookings of a conference, in its order. */
export const bookingColumns: ReadonlyArray<Record<MessageLanguage, string> & { readonly isMoment?: true }> = [
  { zh: '姓名', en: 'Name' },
  { zh: '单位', en: 'Affiliation' },
  { zh: '手机号', en: 'Phone' },
  { zh: '邮箱', en: 'E-mail' },
  { zh: '酒店', en: 'Hotel' },
  { zh: '房型', en: 'Room' },
  { zh: '入住', en: 'Arrival' },
  { zh: '离店', en: 'Departure' },
  { zh: '晚数', en: 'Nights' },
  { zh: '房费（元）', en: 'Price (CNY)' },
  { zh: '合住意愿', en: 'Sharing' },
  { zh: '希望同住的人', en: 'With whom' },
  { zh: '已安排同住', en: 'Shares with' },
  { zh: '状态', en: 'State' },
  { zh: '取消原因', en: 'Reason' },
  { zh: '预订时间', en: 'Booked', isMoment: true },
]

/** Values of the marks in its cells. */
export const bookingWords = {
  zh: {
    sharing: { alone: '单住', named: '与指定的人合住', women: '与女性合住', men: '与男性合住' },
    booked: '已预订',
    cancelled: '已取消',
  },
  en: {
    sharing: { alone: 'Alone', named: 'With a named person', women: 'With a woman', men: 'With a man' },
    booked: 'Booked',
    cancelled: 'Cancelled',
  },
} as const satisfies Record<MessageLanguage, object>
