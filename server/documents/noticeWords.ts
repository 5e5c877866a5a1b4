import type { contactKinds, hostKinds } from '../../src/contract/hostEntries.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

export type HostKind = (typeof hostKinds)[number]

export interface NoticeContact {
  readonly kind: (typeof contactKinds)[number]
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly wechat: string
}

interface Words {
  readonly hosts: (kind: HostKind, names: readonly string[]) => string
  readonly contact: Readonly<Record<NoticeContact['kind'], string>>
  readonly reach: (contact: NoticeContact) => string
  readonly comma: string
  readonly when: string
  readonly where: string
  readonly online: string
  readonly draft: string
  readonly draftNote: string
  readonly cancelled: string
  readonly releasedOn: (day: string) => string
  readonly released: (day: string, no: number) => string
  readonly page: (page: number, pages: number) => string
}

const without = (parts: readonly string[], between: string) =>
  parts.filter((part) => part !== '').join(between)
const said = (label: string, text: string) => (text === '' ? '' : `${label}${text}`)

/** Words around a notice on paper. */
export const noticeWords: Readonly<Record<MessageLanguage, Words>> = {
  zh: {
    hosts: (kind, names) => `${hostNames[kind].zh}：${names.join('、')}`,
    contact: {
      general: '会务咨询',
      registration: '报名与缴费',
      papers: '投稿',
      sponsorship: '赞助与展览',
      media: '媒体',
    },
    reach: ({ name, phone, email, wechat }) =>
      without([name, said('电话 ', phone), said('邮箱 ', email), said('微信 ', wechat)], '，'),
    comma: '，',
    when: '会议时间',
    where: '会议地点',
    online: '在线阅读',
    draft: '草稿',
    draftNote: '草稿，尚未发布',
    cancelled: '本会议已取消',
    releasedOn: (day) => `${day}发布`,
    released: (day, no) => `${day}发布，第 ${no} 版`,
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },
  en: {
    hosts: (kind, names) => `${hostNames[kind].en}: ${names.join('; ')}`,
    contact: {
      general: 'General questions',
      registration: 'Registration and payment',
      papers: 'Papers',
      sponsorship: 'Sponsorship and exhibition',
      media: 'Media',
    },
    reach: ({ name, phone, email, wechat }) =>
      without([name, said('phone ', phone), said('e-mail ', email), said('WeChat ', wechat)], ', '),
    comma: ', ',
    when: 'Dates',
    where: 'Venue',
    online: 'Online',
    draft: 'draft',
    draftNote: 'Draft, not released',
    cancelled: 'This conference is cancelled',
    releasedOn: (day) => `Released on ${day}`,
    released: (day, no) => `released on ${day}, version ${no}`,
    page: (page, pages) => `page ${page} of ${pages}`,
  },
}

const hostNames: Readonly<Record<HostKind, Readonly<Record<MessageLanguage, string>>>> = {
  host: { zh: '主办单位', en: 'Hosted by' },
  undertake: { zh: '承办单位', en: 'Organized by' },
  co: { zh: '协办单位', en: 'Co-organized by' },
  support: { zh: '支持单位', en: 'Supported by' },
  sponsor: { zh: '赞助单位', en: 'Sponsored by' },
}
