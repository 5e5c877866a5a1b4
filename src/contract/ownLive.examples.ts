import type { ExamplesOf } from './example.ts'
import type * as ownLive from './ownLive.ts'

const picture = {
  cover: '/covers/network.svg',
  bg_image: '',
  cloud_bg_image: '',
  out_pop_image: '',
} as const

const draft: ownLive.OwnLive = {
  id: 11,
  version: 1,
  publication: 'draft',
  status: 'not_started',
  title: '大会报告：量子网络的下一步',
  eng_title: 'Plenary: what comes next in quantum networks',
  speaker: '林知行 研究员',
  eng_speaker: 'Dr Lin Zhixing',
  starts_at: '2027-05-01T09:00',
  staff: [
    {
      id: 31,
      part: 'host',
      user_id: 7,
      name: '林梅',
      state: 'offered',
      expires_at: '2026-11-28T02:00:00.000Z',
    },
  ],
  max_user: 500,
  link_mic_wait: 10,
  access: 'registered',
  access_types: [],
  ...picture,
  recording: null,
}

const host: ownLive.LiveStaffMember = {
  id: 32,
  part: 'host',
  user_id: 7,
  name: '林梅',
  state: 'accepted',
  expires_at: '2026-11-28T02:00:00.000Z',
}

const own: Omit<ownLive.OwnLives, 'conference'> = {
  conference_id: 41,
  time_zone: 'Asia/Shanghai',
  parts: ['organizer'],
  people: [
    { id: 7, name: '林梅' },
    { id: 9, name: '学会秘书处' },
  ],
  ticket_types: [
    { id: 7, name: '普通代表', eng_name: 'Regular participant' },
    { id: 8, name: '学生', eng_name: 'Student' },
  ],
  list: [
    draft,
    {
      ...draft,
      id: 12,
      version: 2,
      publication: 'scheduled',
      title: '圆桌：纠错码的工程实现',
      eng_title: 'Round table: error correction in practice',
      starts_at: '2027-05-02T14:00',
      staff: [
        { ...host, state: 'accepted' },
        { ...host, id: 33, part: 'funder', user_id: 9, name: '学会秘书处', state: 'declined' },
      ],
      access: 'ticket',
      access_types: [7],
    },
    {
      ...draft,
      id: 10,
      version: 4,
      publication: 'scheduled',
      status: 'ended',
      staff: [host],
      title: '会前公开课',
      eng_title: 'Open lecture before the conference',
      starts_at: '2026-11-10T19:00',
      access: 'public',
      recording: {
        video_id: 5,
        title: '会前公开课（录像）',
        eng_title: 'Open lecture before the conference (recording)',
        speaker: '林知行 研究员',
        eng_speaker: 'Dr Lin Zhixing',
        cover: '/covers/network.svg',
        hidden: false,
      },
    },
    {
      ...draft,
      id: 13,
      version: 3,
      publication: 'cancelled',
      title: '工业界对话',
      eng_title: 'A talk with industry',
      starts_at: '2027-05-03T16:00',
    },
  ],
}

export const ownLiveExamples: ExamplesOf<typeof ownLive> = {
  listOwnLives: {
    sample: { conference_id: 41 },
    answer: (say) => ({ ...own, conference: say('量子信息前沿论坛', 'Frontiers of Quantum Information') }),
  },
  saveOwnLive: {
    sample: {
      conference_id: 41,
      id: 0,
      version: 0,
      key: 'live-plan-1',
      title: draft.title,
      eng_title: draft.eng_title,
      speaker: draft.speaker,
      eng_speaker: draft.eng_speaker,
      starts_at: draft.starts_at,
      max_user: 500,
      link_mic_wait: 10,
      access: 'public',
      access_types: '',
      ...picture,
    },
    answer: () => ({ id: 11 }),
  },
  planOwnLive: {
    sample: { conference_id: 41, id: 11, version: 1, act: 'schedule' },
    answer: () => ({ id: 11, publication: 'scheduled' }),
  },
  askLiveStaff: {
    sample: { conference_id: 41, id: 11, part: 'host', user_id: 7 },
    answer: () => ({ staff_id: 31 }),
  },
  saveLiveRecording: {
    sample: {
      conference_id: 41,
      id: 10,
      version: 4,
      title: '会前公开课（录像）',
      eng_title: 'Open lecture before the conference (recording)',
      speaker: '林知行 研究员',
      eng_speaker: 'Dr Lin Zhixing',
      cover: '/covers/network.svg',
      hidden: 1,
    },
    answer: () => ({ id: 10 }),
  },
}
