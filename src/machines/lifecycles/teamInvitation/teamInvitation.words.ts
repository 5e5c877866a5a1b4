import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

const again = {
  'zh-CN': '到此结束；需要时由主办方重新邀请。',
  en: 'It ends here; the chair invites anew where that is wanted.',
}

export const teamInvitation: Words = {
  area: 'organizer',
  rank: 8,
  title: { 'zh-CN': '团队邀请', en: 'Invitation to the team' },
  purpose: {
    'zh-CN': '主办方按邮箱或手机邀请会务组、学术组、财务或现场人员；本人接受后获得职责，可退出或被移出。',
    en: 'A chair invites somebody by e-mail address or phone to be secretary, programme, finance or gate; accepting gives the part, leaving or being removed takes it away.',
  },
  rules: ['CONF-03'],
  states: {
    'teamInvitation.open': { 'zh-CN': '待答复', en: 'Waits for an answer' },
    'teamInvitation.accepted': { 'zh-CN': '在团队中', en: 'In the team' },
    'teamInvitation.declined': { 'zh-CN': '已谢绝', en: 'Declined' },
    'teamInvitation.revoked': { 'zh-CN': '已撤回', en: 'Withdrawn' },
    'teamInvitation.expired': { 'zh-CN': '已过期', en: 'Expired' },
    'teamInvitation.left': { 'zh-CN': '已退出', en: 'Left' },
    'teamInvitation.removed': { 'zh-CN': '已移出', en: 'Removed' },
  },
  events: {
    'facts.learned': factsLearned,
    'team.accept': {
      by: 'receiver',
      says: {
        'zh-CN': '受邀人用被邀请的邮箱或手机登录后接受，获得职责',
        en: 'The invited person, signed in with the invited address or phone, accepts and gets the part',
      },
    },
    'team.decline': { by: 'receiver', says: { 'zh-CN': '受邀人谢绝', en: 'The invited person declines' } },
    'team.resend': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方重新发送，期限重新计算，旧链接失效',
        en: 'The chair sends it anew, with new days to answer; the old link is void',
      },
    },
    'team.revoke': { by: 'organizer', says: { 'zh-CN': '主办方撤回邀请', en: 'The chair withdraws it' } },
    'team.expire': {
      by: 'clock',
      says: { 'zh-CN': '七天内无人答复', en: 'Nobody answered within seven days' },
    },
    'team.leave': { by: 'owner', says: { 'zh-CN': '成员退出团队', en: 'The member leaves the team' } },
    'team.remove': {
      by: 'organizer',
      says: { 'zh-CN': '主办方移出成员', en: 'The chair removes the member' },
    },
    'team.lapse': {
      by: 'server',
      says: {
        'zh-CN': '账号注销，邀请或职责随之失效',
        en: 'The account is deleted, and with it the invitation or the part',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isInTime: { 'zh-CN': '仍在答复期限内', en: 'There is time left to answer' },
    isOver: { 'zh-CN': '答复期限已过', en: 'The time to answer is over' },
    isInvited: {
      'zh-CN': '当前账号已验证被邀请的邮箱或手机',
      en: 'The account has proved the invited address or phone',
    },
    isNew: { 'zh-CN': '此人尚无该职责', en: 'The person does not have the part yet' },
    hasLostPart: { 'zh-CN': '此人已不再有该职责', en: 'The person does not have the part any more' },
    hasOtherChair: {
      'zh-CN': '不是最后一位主办方负责人',
      en: 'It is not the last chair',
    },
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
}
