import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const certificate: Words = {
  area: 'commerce',
  rank: 13,
  title: { 'zh-CN': '证书', en: 'Certificate' },
  purpose: {
    'zh-CN': '参会、发表或审稿的证明：满足条件后签发为 PDF，任何人都能凭编号核验；有误可以撤销。',
    en: 'Proof that somebody took part, published or reviewed: earned, issued as a PDF that anybody can check by its code, and revoked if it is wrong.',
  },
  rules: ['TKT-02'],
  states: {
    'certificate.not_eligible': { 'zh-CN': '尚未满足条件', en: 'Not earned yet' },
    'certificate.earned': { 'zh-CN': '待会议发放', en: 'Earned, waits for the conference' },
    'certificate.eligible': { 'zh-CN': '可以签发', en: 'Earned, not issued' },
    'certificate.issued': { 'zh-CN': '已签发', en: 'Issued' },
    'certificate.revoked': { 'zh-CN': '已撤销', en: 'Revoked' },
  },
  events: {
    'facts.learned': factsLearned,
    'certificate.earn': {
      by: 'server',
      says: {
        'zh-CN': '服务器确认条件已满足：已签到、论文已录用，或审稿已获主办方确认',
        en: 'The server sees that it is earned: signed in, the paper was accepted, or a review was acknowledged',
      },
    },
    'certificate.open': {
      by: 'server',
      says: {
        'zh-CN': '会议规定的发放时间已到，服务器通知本人领取',
        en: 'The time that the conference has set has come, and the server tells the owner',
      },
    },
    'certificate.collect': {
      by: 'owner',
      says: { 'zh-CN': '本人领取', en: 'The owner receives it' },
    },
    'certificate.issue': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方或服务器签发',
        en: 'The organizer or the server issues it',
      },
    },
    'certificate.revoke': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方或平台管理员撤销证书，并填写原因',
        en: 'The organizer, or an administrator, revokes it and says why',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isOpen: {
      'zh-CN': '会议规定的发放时间已到',
      en: 'The time that the conference has set has come',
    },
    isEarned: { 'zh-CN': '证书所证明的事情确实发生了', en: 'What the certificate states has happened' },
    hasReason,
  },
  excused: {
    deadEnd: {
      'certificate.revoked': {
        'zh-CN': '撤销是公开的，核验页一直显示“已撤销”；更正需另发一张。',
        en: 'A revocation is public and the page that checks it goes on saying so; a correction is another certificate.',
      },
    },
  },
}
