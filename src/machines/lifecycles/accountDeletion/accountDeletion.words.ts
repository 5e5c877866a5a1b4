import type { Words } from '../../shared/words.ts'
import { factsLearned } from '../shared/lifecycleWords.ts'

export const accountDeletion: Words = {
  area: 'login',
  rank: 17,
  title: { 'zh-CN': '账号注销', en: 'Account deletion' },
  purpose: {
    'zh-CN':
      '会员申请注销账号：14 天内可一键撤销，期满由服务器清除个人信息，仅保留法律要求和学术记录所需的内容；期满时仍有未结事项则等其办结。',
    en: 'A member asks for the deletion of the account: for 14 days one press takes it back, then the server erases what is personal and keeps what the law and the scientific record ask for; what is still open then is waited for.',
  },
  rules: ['ACC-03'],
  states: {
    'accountDeletion.open': { 'zh-CN': '未申请', en: 'Not asked for' },
    'accountDeletion.requested': { 'zh-CN': '已申请，14 天内可撤销', en: 'Asked for, can be taken back' },
    'accountDeletion.cancelled': { 'zh-CN': '已撤销，账号保留', en: 'Taken back: the account stays' },
    'accountDeletion.done': { 'zh-CN': '已注销', en: 'Done: the account is deleted' },
  },
  events: {
    'facts.learned': factsLearned,
    'deletion.request': {
      by: 'owner',
      says: { 'zh-CN': '会员申请注销', en: 'The member asks for it' },
    },
    'deletion.cancel': {
      by: 'owner',
      says: { 'zh-CN': '会员撤销申请，保留账号', en: 'The member keeps the account' },
    },
    'deletion.remind': {
      by: 'clock',
      says: { 'zh-CN': '到期前 3 天，提醒会员', en: 'Three days are left: the member is reminded' },
    },
    'deletion.finish': {
      by: 'clock',
      says: { 'zh-CN': '期满，清除个人信息', en: 'The days are over: what is personal is erased' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isReplaceable: { 'zh-CN': '平台还有其他管理员', en: 'Somebody else administers the platform' },
    hasNoConferences: {
      'zh-CN': '没有仅由本人主办、尚未结束的会议',
      en: 'No conference ahead depends on the member alone',
    },
    hasNoOrders: { 'zh-CN': '没有待付款订单', en: 'No order waits for its payment' },
    hasNoRefunds: { 'zh-CN': '没有处理中的退款', en: 'No refund is under way' },
    isOffAir: { 'zh-CN': '没有在主持直播', en: 'The member hosts no live now' },
    isDue: { 'zh-CN': '14 天已满', en: 'The 14 days are over' },
    isSoon: { 'zh-CN': '距到期不足 3 天', en: 'Less than three days are left' },
    isUnreminded: { 'zh-CN': '尚未提醒', en: 'The member was not reminded yet' },
  },
  excused: {
    deadEnd: {
      'accountDeletion.done': {
        'zh-CN': '注销后无法恢复；同一手机号、邮箱或微信可重新注册会员。',
        en: 'It cannot be taken back; the same phone, address or WeChat registers afresh.',
      },
    },
  },
}
