import type * as conferenceCopy from './conferenceCopy.ts'
import { builtIn } from './documents/builtIn.ts'
import type { ConferenceFile } from './conferenceFile.ts'
import type { ExamplesOf, Say } from './example.ts'
import { emptyDocument, type RichDocument } from './richText.ts'

const paragraph = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const basics = {
  title: '量子信息前沿论坛 2027',
  eng_title: 'Forum on Quantum Information 2027',
  subject: { name: '物理学', eng_name: 'Physics' },
  place: '合肥',
  eng_place: 'Hefei',
  venue: '国际会议中心',
  eng_venue: 'International Conference Center',
  map_point: '31.8206, 117.2272',
  summary: '第十二届量子信息前沿论坛，面向量子计算与量子通信的青年学者。',
  eng_summary: 'The 12th forum for young researchers in quantum computing and communication.',
  stale: [],
  time_zone: 'Asia/Shanghai',
  starts_at: '2027-05-01T09:00:00',
  ends_at: '2027-05-03T17:00:00',
  registration_opens_at: '2027-01-04T09:00:00',
  registration_closes_at: '2027-04-20T23:59:00',
  refund_until: '2027-04-10T23:59:00',
  certificates_at: null,
  submission_deadline: '2027-02-28T23:59:00',
  knock_hours: 0 as const,
}

const file = (): ConferenceFile => ({
  format: 'symposium.conference',
  version: 1,
  basics,
  tickets: [
    {
      name: '普通代表',
      eng_name: 'Regular',
      audience: 'anyone',
      capacity: 300,
      tiers: [
        { name: '早鸟价', eng_name: 'Early bird', until: '2027-03-15T23:59:00', amount: 150_000 },
        { name: '标准价', eng_name: 'Standard', until: null, amount: 180_000 },
      ],
    },
  ],
  meals: [
    {
      name: '欢迎晚宴',
      eng_name: 'Welcome dinner',
      starts_at: '2027-05-01T18:30:00',
      ends_at: '2027-05-01T21:00:00',
    },
  ],
  hotels: [
    {
      hotel: '会议中心酒店',
      eng_hotel: 'Conference Center Hotel',
      address: '合肥市滨湖新区',
      eng_address: 'Binhu New District, Hefei',
      room: '标准间',
      eng_room: 'Twin room',
      price: 48_000,
      quota: 40,
      book_until: '2027-04-10T23:59:00',
      phone: '0551-6360 0000',
      note: '含双早',
      eng_note: 'With breakfast',
    },
  ],
  hosts: [
    {
      kind: 'host',
      name: '中国物理学会',
      eng_name: 'Chinese Physical Society',
      url: 'https://www.example.org/',
    },
    { kind: 'undertake', name: '东湖大学', eng_name: '', url: '' },
  ],
  committees: [
    {
      name: '组织委员会',
      eng_name: 'Organizing committee',
      members: [
        {
          ...{ name: '林梅', eng_name: 'Lin Mei', duty: '主席', eng_duty: 'Chair' },
          ...{ affiliation: '东湖大学', eng_affiliation: 'Donghu University' },
        },
      ],
    },
  ],
  contacts: [
    {
      ...{ kind: 'general', name: '会务组', eng_name: 'Conference office', phone: '+86 551 6360 0000' },
      ...{ email: 'office@forum.example', wechat: '' },
    },
  ],
  form: [
    {
      ...{ kind: 'one', name: '交通方式', eng_name: 'How do you travel?', help: '', eng_help: '' },
      ...{ is_required: true, is_hidden: false },
      options: [
        { key: 'o1', name: '飞机', eng_name: 'By air', is_hidden: false },
        { key: 'o3', name: '火车', eng_name: '', is_hidden: true },
      ],
      condition: null,
    },
    {
      ...{ kind: 'text', name: '航班号', eng_name: 'Flight', help: '例如 MU5101', eng_help: '' },
      ...{ is_required: false, is_hidden: true, options: [] },
      condition: { field: 0, values: ['o1'] },
    },
  ],
  documents: [{ name: '青年论坛胸卡', design: builtIn.badge }],
  texts: [
    {
      kind: 'notice1',
      title: '第一轮通知',
      body: paragraph('会议定于 2027 年 5 月 1 日至 3 日在合肥举行。'),
      eng_title: 'First notice',
      eng_body: paragraph('The forum takes place in Hefei on 1 May 2027.'),
      translated_from: {
        title: '第一轮通知',
        body: paragraph('会议定于 2027 年 5 月 1 日至 3 日在合肥举行。'),
      },
    },
  ],
  papers: null,
})

/** Smallest content of a file. */
const minimalFile = (): ConferenceFile => ({
  ...file(),
  basics: { ...basics, subject: null },
  tickets: [],
  meals: [],
  hotels: [],
  hosts: [],
  committees: [],
  contacts: [],
  form: [],
  documents: [],
  texts: [
    {
      kind: 'faq',
      title: '',
      body: emptyDocument,
      eng_title: '',
      eng_body: emptyDocument,
      translated_from: null,
    },
  ],
  papers: null,
})

export const conferenceCopyExamples: ExamplesOf<typeof conferenceCopy> = {
  getConferenceFile: {
    sample: { conference_id: 1 },
    answer: () => ({ file: file() }),
  },
  cloneConference: {
    sample: {
      conference_id: 1,
      key: 'k',
      title: '量子信息前沿论坛 2028',
      eng_title: 'Forum on Quantum Information 2028',
      starts_on: '2028-04-29',
      parts: 'tickets,meals,hotels,hosts,form,texts,papers',
    },
    answer: () => draft(),
  },
  importConference: {
    sample: { key: 'k', file: JSON.stringify(minimalFile()) },
    answer: () => draft(),
  },
  getCopyReview: {
    sample: { conference_id: 1 },
    answer: (say) => review(say),
  },
  markCopySeen: {
    sample: { conference_id: 1, line: 'price|tickets|普通代表|1500 → 1800', seen: 1 },
    answer: (say) => review(say),
  },
}

const review = (say: Say) => ({
  conference_id: 41,
  source: say('量子信息前沿论坛 2027', 'Forum on Quantum Information 2027'),
  list: [
    eye('weekday', 'basics', 'starts_at', ''),
    eye('year', 'content', 'notice1', '会议定于 2027 年 5 月 1 日至 3…'),
    eye('ordinal', 'basics', 'summary', '第十二届量子信息前沿论坛，面向量…'),
    { ...eye('price', 'tickets', '普通代表', '1500 → 1800'), eng_field: 'Regular', is_seen: true },
    {
      ...eye('price', 'hotels', '会议中心酒店 · 标准间', '480'),
      eng_field: 'Conference Centre Hotel · Standard room',
    },
  ],
})
const eye = <K extends string, S extends string>(kind: K, section: S, field: string, text: string) => ({
  ...{ kind, section, field, eng_field: '', text, is_seen: false },
  key: [kind, section, field, text].join('|'),
})

const draft = () => ({
  id: 41,
  title: '量子信息前沿论坛 2028',
  eng_title: 'Forum on Quantum Information 2028',
  place: '合肥',
  starts_at: '2028-04-29T01:00:00.000Z',
  ends_at: '2028-05-01T09:00:00.000Z',
  time_zone: 'Asia/Shanghai',
  publication: 'draft' as const,
  parts: ['organizer' as const],
  status: 'not_started' as const,
})
