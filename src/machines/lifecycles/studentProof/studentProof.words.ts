import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const studentProof: Words = {
  area: 'organizer',
  rank: 22,
  title: { 'zh-CN': '学生身份证明', en: 'Proof of student status' },
  purpose: {
    'zh-CN':
      '会员在报名学生票前提交学生证等证明，由会务组审核；通过后方可报名，驳回须写明原因，可重新提交。已支付的价格不受审核影响。',
    en: 'Before registering with a student ticket that asks for it, a member submits a proof, which the team accepts, or rejects with a reason; another one can follow. Prices that were paid never depend on it.',
  },
  rules: ['CONF-03'],
  states: {
    'studentProof.awaited': { 'zh-CN': '未提交', en: 'Not submitted' },
    'studentProof.submitted': { 'zh-CN': '待审核', en: 'Waits for a decision' },
    'studentProof.accepted': { 'zh-CN': '已通过', en: 'Accepted' },
    'studentProof.rejected': { 'zh-CN': '已驳回', en: 'Rejected' },
  },
  events: {
    'facts.learned': factsLearned,
    'proof.submit': {
      by: 'owner',
      says: { 'zh-CN': '会员提交或更换证明', en: 'The member submits a proof, or another one' },
    },
    'proof.accept': { by: 'organizer', says: { 'zh-CN': '会务组通过', en: 'The team accepts it' } },
    'proof.reject': {
      by: 'organizer',
      says: { 'zh-CN': '会务组驳回并写明原因', en: 'The team rejects it, with a reason' },
    },
    'proof.withdraw': {
      by: 'owner',
      says: { 'zh-CN': '会员撤回，文件随即删除', en: 'The member withdraws it, and its file is deleted' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isOpen: { 'zh-CN': '会议尚未结束或取消', en: 'The conference is neither over nor cancelled' },
    hasFile: { 'zh-CN': '证明文件仍在', en: 'The file is still there' },
    isUnused: {
      'zh-CN': '没有凭此证明报名的有效订单',
      en: 'No order that is not closed was placed with it',
    },
    hasReason: { 'zh-CN': '写明了原因', en: 'A reason was given' },
  },
}
