import { words } from '../../shared/words.ts'

const again = [
  '到此结束；需要时由主办方重新邀请。',
  'It ends here; the chair invites anew where that is wanted.',
] as const

export const teamInvitation = words({
  area: 'organizer',
  rank: 8,
  title: ['团队邀请', 'Invitation to the team'],
  purpose: [
    '主办方按邮箱或手机邀请会务组、学术组、财务或现场人员；本人接受后获得职责，可退出或被移出。',
    'A chair invites somebody by e-mail address or phone to be secretary, programme, finance or gate; accepting gives the part, leaving or being removed takes it away.',
  ],
  rules: ['CONF-03'],
  states: {
    'teamInvitation.open': ['待答复', 'Waits for an answer'],
    'teamInvitation.accepted': ['在团队中', 'In the team'],
    'teamInvitation.declined': ['已谢绝', 'Declined'],
    'teamInvitation.revoked': ['已撤回', 'Withdrawn'],
    'teamInvitation.left': ['已退出', 'Left'],
    'teamInvitation.removed': ['已移出', 'Removed'],
  },
  events: {
    'team.accept': [
      'receiver',
      '受邀人用被邀请的邮箱或手机登录后接受，获得职责',
      'The invited person, signed in with the invited address or phone, accepts and gets the part',
    ],
    'team.decline': ['receiver', '受邀人谢绝', 'The invited person declines'],
    'team.resend': [
      'organizer',
      '主办方重新发送，期限重新计算，旧链接失效',
      'The chair sends it anew, with new days to answer; the old link is void',
    ],
    'team.revoke': ['organizer', '主办方撤回邀请', 'The chair withdraws it'],
    'team.expire': ['clock', '七天内无人答复', 'Nobody answered within seven days'],
    'team.leave': ['owner', '成员退出团队', 'The member leaves the team'],
    'team.remove': ['organizer', '主办方移出成员', 'The chair removes the member'],
    'team.lapse': [
      'server',
      '账号注销，邀请或职责随之失效',
      'The account is deleted, and with it the invitation or the part',
    ],
  },
  guards: {
    isInTime: ['仍在答复期限内', 'There is time left to answer'],
    isOver: ['答复期限已过', 'The time to answer is over'],
    isInvited: ['当前账号已验证被邀请的邮箱或手机', 'The account has proved the invited address or phone'],
    isNew: ['此人尚无该职责', 'The person does not have the part yet'],
    hasLostPart: ['此人已不再有该职责', 'The person does not have the part any more'],
    hasOtherChair: ['不是最后一位主办方负责人', 'It is not the last chair'],
  },
  excused: {
    deadEnd: {
      'teamInvitation.declined': again,
      'teamInvitation.revoked': again,
      'teamInvitation.expired': again,
      'teamInvitation.left': again,
      'teamInvitation.removed': again,
    },
  },
})
