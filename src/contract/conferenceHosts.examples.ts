import type * as conferenceHosts from './conferenceHosts.ts'
import type { ExamplesOf, Say } from './example.ts'

const noTexts = {
  ...{ kind: '', name: '', eng_name: '', duty: '', eng_duty: '', affiliation: '', eng_affiliation: '' },
  ...{ url: '', phone: '', email: '', wechat: '' },
}
const entry = (id: number, texts: Partial<conferenceHosts.HostEntry>): conferenceHosts.HostEntry => ({
  ...{ id, version: 0, ...noTexts, ...texts },
})

const answer = (say: Say): conferenceHosts.ConferenceHosts => ({
  conference_id: 1,
  conference: say('量子信息前沿论坛', 'Forum on Quantum Information'),
  publication: 'published',
  parts: ['organizer'],
  hosts: [
    entry(1, {
      ...{ kind: 'host', name: '中国物理学会', eng_name: 'Chinese Physical Society' },
      url: 'https://www.example.org/',
    }),
    entry(2, {
      kind: 'undertake',
      name: '东湖大学物理学院',
      eng_name: 'School of Physics, Donghu University',
    }),
    entry(3, { kind: 'support', name: '合肥市科学技术协会' }),
  ],
  committees: [
    {
      ...entry(4, { name: '组织委员会', eng_name: 'Organizing committee' }),
      members: [
        entry(5, {
          ...{ name: '林梅', eng_name: 'Lin Mei', duty: '主席', eng_duty: 'Chair' },
          ...{ affiliation: '东湖大学', eng_affiliation: 'Donghu University' },
        }),
        entry(6, { name: '周启', eng_name: 'Zhou Qi', duty: '秘书长', affiliation: '中国物理学会' }),
      ],
    },
    { ...entry(7, { name: '学术委员会', eng_name: 'Scientific committee' }), members: [] },
  ],
  contacts: [
    entry(8, {
      ...{ kind: 'general', name: '会务组', eng_name: 'Conference office', phone: '+86 551 6360 0000' },
      ...{ email: 'office@forum.example', wechat: 'forum-2027' },
    }),
  ],
})

export const conferenceHostsExamples: ExamplesOf<typeof conferenceHosts> = {
  getConferenceHosts: { sample: { conference_id: 1 }, answer },
  saveHostEntry: {
    sample: {
      ...{ conference_id: 1, id: 0, version: 0, key: 'k', committee_id: 0, list: 'hosts', ...noTexts },
      ...{ kind: 'host', name: '中国物理学会', eng_name: 'Chinese Physical Society' },
    },
    answer,
  },
  removeHostEntry: { sample: { conference_id: 1, id: 3, version: 0, removed: 1 }, answer },
  orderHostEntries: {
    sample: { conference_id: 1, list: 'hosts', committee_id: 0, seen: '1,2', ids: '2,1' },
    answer,
  },
}
