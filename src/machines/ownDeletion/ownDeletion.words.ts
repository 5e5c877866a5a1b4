import type { Words } from '../shared/words.ts'

export const ownDeletion: Words = {
  area: 'login',
  rank: 16,
  title: { 'zh-CN': '注销账号', en: 'Deleting the own account' },
  purpose: {
    'zh-CN':
      '会员先看清注销后清除什么、保留什么、还有什么未结，再确认并验证身份后申请；14 天内一键保留账号。',
    en: 'Members first read what is erased, what is kept and what is still open, then confirm and prove that it is them; for 14 days one press keeps the account.',
  },
  rules: ['ACC-03'],
  states: {
    'ownDeletion.starting': { 'zh-CN': '判断是否已知', en: 'Known, or to be read' },
    'ownDeletion.loading': { 'zh-CN': '正在读取', en: 'Loading' },
    'ownDeletion.failed': { 'zh-CN': '读取失败', en: 'Could not be loaded' },
    'ownDeletion.open': { 'zh-CN': '可申请，或有事项未结', en: 'Can be asked for, or is held up' },
    'ownDeletion.confirming': { 'zh-CN': '先确认再申请', en: 'Asked whether it is meant' },
    'ownDeletion.requesting': { 'zh-CN': '正在申请', en: 'Being asked for' },
    'ownDeletion.refused': { 'zh-CN': '申请未成，判断下一步', en: 'Refused: what now' },
    'ownDeletion.proving': { 'zh-CN': '先完成二次验证', en: 'The second factor is asked for' },
    'ownDeletion.stale': { 'zh-CN': '登录过久，需重新登录', en: 'A fresh sign-in is needed' },
    'ownDeletion.requested': { 'zh-CN': '已申请，可保留账号', en: 'Asked for; the account can be kept' },
    'ownDeletion.keeping': { 'zh-CN': '正在撤销', en: 'Being taken back' },
  },
  events: {
    'deletion.retry': {
      by: 'visitor',
      says: { 'zh-CN': '会员重试或重新检查', en: 'The member tries or looks again' },
    },
    'deletion.begin': {
      by: 'visitor',
      says: { 'zh-CN': '会员要申请注销', en: 'The member wants to delete the account' },
    },
    'deletion.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '会员勾选并确认', en: 'The member ticks the box and confirms' },
    },
    'deletion.dismiss': { by: 'visitor', says: { 'zh-CN': '会员作罢', en: 'The member leaves it' } },
    'deletion.keep': {
      by: 'visitor',
      says: { 'zh-CN': '会员保留账号', en: 'The member keeps the account' },
    },
    'login.accept': {
      by: 'visitor',
      says: { 'zh-CN': '会员去重新登录', en: 'The member goes to sign in again' },
    },
    'login.dismiss': { by: 'visitor', says: { 'zh-CN': '会员暂不登录', en: 'The member does not' } },
  },
  actors: {
    fetchDeletion: {
      by: 'server',
      says: { 'zh-CN': '答复是否已申请、有何未结', en: 'Answers whether it was asked for, and what is open' },
    },
    sendRequest: { by: 'server', says: { 'zh-CN': '受理注销申请', en: 'Takes the request' } },
    sendCancel: { by: 'server', says: { 'zh-CN': '撤销注销申请', en: 'Takes it back' } },
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
  },
  delays: {},
  guards: {
    isKnown: { 'zh-CN': '已知已申请注销', en: 'It is known that it was asked for' },
    isRequested: { 'zh-CN': '已申请注销', en: 'It was asked for already' },
    isUnblocked: { 'zh-CN': '没有未结事项', en: 'Nothing holds it up' },
    isBlocked: { 'zh-CN': '有未结事项', en: 'Something holds it up' },
    needsProof: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    needsLogin: { 'zh-CN': '服务器要求重新登录', en: 'The server asks for a fresh sign-in' },
    isLeft: { 'zh-CN': '会员放弃了验证', en: 'The second factor was not brought' },
  },
}
