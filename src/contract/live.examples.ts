import { onePage, type ExamplesOf, type Say } from './example.ts'
import type * as live from './live.ts'

export const liveExamples: ExamplesOf<typeof live> = {
  getLiveInfo: {
    sample: { live_id: 1 },
    answer: (say) => ({
      id: 1,
      title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
      own_title: '大模型与科学发现：前沿报告会',
      speaker: say('陈明 教授', 'Prof. Ming Chen'),
      status: 'ongoing',
      starts_at: '2026-11-21T01:00:00.000Z',
      time_zone: 'Asia/Shanghai',
      cover: '',
      max_user: 500,
      member_count: 2,
      conference_id: 1,
      video_id: null,
      is_cancelled: false,
      rescheduled_from: null,
    }),
  },
  listVideoHistory: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('如何写好一篇综述', 'Writing a good review article'),
          speaker: say('王若兰 副教授', 'Ruolan Wang'),
          cover: '',
          watched_at: '2026-11-18T12:30:00.000Z',
          duration: 2710,
          position: 754,
        },
        {
          id: 2,
          title: say('审稿人视角：怎样回复审稿意见', 'Answering reviewers: a view from the other side'),
          speaker: say('李若谷 教授', 'Prof. Ruogu Li'),
          cover: '',
          watched_at: '2026-11-12T03:10:00.000Z',
          duration: 1985,
          position: 1985,
        },
      ],
      ...onePage(2),
    }),
  },
  listLiveHistory: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
          speaker: say('陈明 教授', 'Prof. Ming Chen'),
          cover: '',
          watched_at: '2026-11-19T02:00:00.000Z',
          status: 'ongoing',
          video_id: null,
        },
        {
          id: 5,
          title: say('单细胞测序数据分析实战', 'Hands-on analysis of single-cell data'),
          speaker: say('王若琳 副教授', 'Assoc. Prof. Ruolin Wang'),
          cover: '',
          watched_at: '2026-10-29T06:00:00.000Z',
          status: 'ended',
          video_id: 2,
        },
      ],
      ...onePage(2),
    }),
  },
  getUserSig: {
    sample: { live_id: 1, guest: 'g' },
    answer: () => ({
      kind: 'embedded',
      sdkAppId: 0,
      userId: 'u_7',
      userSig: '',
      expire: 7200,
      privateMapKey: '',
      strRoomId: '1',
      groupId: 'live_1',
      playerDomain: '',
      streamId: 'live_1',
    }),
  },
  joinLiveRoom: {
    sample: { live_id: 1, guest: 'g', take_over: 0 },
    answer: (say) => ({ ...entrance(say), guest: null }),
  },
  joinLiveRehearsal: {
    sample: { live_id: 1, take_over: 0 },
    answer: (say) => {
      const { room, ...entered } = entrance(say)
      return { ...entered, room: { ...room, roomId: '-1' } }
    },
  },
  updateLiveAnchor: {
    sample: { live_id: 1, user_id: 1, epoch: 1 },
    answer: () => null,
  },
  removeUser: {
    sample: { live_id: 1, user_id: 1, epoch: 1 },
    answer: () => null,
  },
  updateLiveStatus: {
    sample: { live_id: 1, status: 'ended', epoch: 1 },
    answer: () => null,
  },
  updateSetStatus: {
    sample: { live_id: 1, user_id: 1, muted: 1, epoch: 1 },
    answer: () => null,
  },
  getMp3: {
    sample: { live_id: 1 },
    answer: () => ({ url: '/sounds/live.wav' }),
  },
}

/** Into a room that goes on. */
const entrance = (say: Say) => ({
  ticket: 'eyJyIjoiMSJ9.b3kq8V1m2xZ0c7dT5hYw9uL4aRfNpEsJ',
  socket: '/live/ws',
  kind: 'embedded' as const,
  role: 'member' as const,
  room: {
    roomId: '1',
    roomName: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
    liveStage: 'ongoing' as const,
    lineType: 'cdn' as const,
    userInfo: { userId: 'u_7', userName: say('林知远', 'Zhiyuan Lin'), userAvatar: '' },
    anchorUserId: 'u_2',
    funderUserId: null,
    memberList: [
      { userId: 'u_2', userName: say('陈明 教授', 'Prof. Ming Chen'), userAvatar: '' },
      { userId: 'u_7', userName: say('林知远', 'Zhiyuan Lin'), userAvatar: '' },
    ],
    memberCount: 2,
    groupMuted: false,
    memberMuted: false,
    linkMicUserId: null,
    funderMicStatus: false,
    linkMicWaitTime: 10,
    max_user: 500,
    bg_image: '',
    cloud_bg_image: '',
    out_pop_image: '',
    live_image: '',
    playerDomain: '',
    playStreamType: 'hls' as const,
    clarityLimit: { maxHeight: 1080, maxKbps: 2500 },
  },
})
