import { words } from '../../shared/words.ts'

const again = [
  '到此结束；需要时由主办方重新邀请。',
  'It ends here; the organizers ask anew where that is wanted.',
] as const

export const liveStaff = words({
  area: 'organizer',
  rank: 19,
  title: ['直播人员邀请', 'Host or funder of a live'],
  purpose: [
    '主办方邀请团队成员担任直播的主持人或协办人；本人 72 小时内接受后生效，开播前可更换。',
    'An organizer asks a member of the team to be host or funder of a live; accepting within 72 hours makes it so, until the live begins another person can be asked.',
  ],
  rules: ['CONF-03'],
  states: {
    'liveStaff.offered': ['待答复', 'Waits for an answer'],
    'liveStaff.accepted': ['已接受', 'Accepted'],
    'liveStaff.declined': ['已谢绝', 'Declined'],
    'liveStaff.withdrawn': ['已撤回', 'Withdrawn'],
    'liveStaff.replaced': ['已更换', 'Replaced'],
  },
  events: {
    'staff.accept': ['owner', '本人接受', 'The person accepts'],
    'staff.decline': ['owner', '本人谢绝', 'The person declines'],
    'staff.withdraw': ['organizer', '主办方撤回邀请', 'An organizer withdraws the question'],
    'staff.expire': ['clock', '72 小时内无人答复', 'Nobody answered within 72 hours'],
    'staff.replace': [
      'organizer',
      '另一人接受邀请，或主办方取消其担任',
      'Another person has accepted, or an organizer takes the part back',
    ],
  },
  guards: {
    isInTime: ['仍在答复期限内', 'There is time left to answer'],
    isOver: ['答复期限已过', 'The time to answer is over'],
    isNotBegun: ['直播尚未开始', 'The live has not begun'],
    isSpare: [
      '已有人接替，或直播尚未发布，或不是主持人',
      'Somebody else has the part now, the live is not scheduled, or it is no host',
    ],
  },
  excused: {
    deadEnd: {
      'liveStaff.declined': again,
      'liveStaff.withdrawn': again,
      'liveStaff.expired': again,
      'liveStaff.replaced': again,
    },
  },
})
