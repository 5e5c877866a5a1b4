import type { Words } from '../shared/words.ts'

export const contactChange: Words = {
  area: 'login',
  rank: 13,
  title: { 'zh-CN': '更换手机号或邮箱', en: 'Another phone or address' },
  purpose: {
    'zh-CN': '更换登录用的手机号或邮箱：先验证原来的，再验证新的；首次绑定只验证新的。',
    en: 'Another phone or e-mail address for signing in: the old one is proved by a code, then the new one; a first one by its own code alone.',
  },
  rules: ['ACC-02', 'CODE-01', 'VAL-01', 'VAL-02', 'VAL-03'],
  states: {
    'contactChange.beginning': { 'zh-CN': '判断是否有原联系方式', en: 'Is there an old one' },
    'contactChange.askingOld': { 'zh-CN': '验证原联系方式', en: 'The code of the old one is asked for' },
    'contactChange.provingOld': { 'zh-CN': '正在核对验证码', en: 'The code is being judged' },
    'contactChange.askingNew': { 'zh-CN': '填写新联系方式', en: 'The new one is asked for' },
    'contactChange.saving': { 'zh-CN': '正在保存', en: 'The new one is being saved' },
    'contactChange.refused': { 'zh-CN': '未能保存，判断下一步', en: 'Not saved: what now' },
    'contactChange.stepping': { 'zh-CN': '先完成二次验证', en: 'The second factor is asked for' },
    'contactChange.changed': { 'zh-CN': '已更换', en: 'Changed' },
    'contactChange.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'old.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交原联系方式的验证码', en: 'The visitor brings the code of the old one' },
    },
    'new.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交新联系方式和验证码', en: 'The visitor brings the new one and its code' },
    },
    'change.close': { by: 'visitor', says: { 'zh-CN': '用户关闭弹窗', en: 'The visitor closes the dialog' } },
  },
  actors: {
    oldCode: {
      by: 'machine',
      says: { 'zh-CN': '验证码：发送到原联系方式', en: 'Verification code: goes to the old one' },
    },
    newCode: {
      by: 'machine',
      says: { 'zh-CN': '验证码：发送到新联系方式', en: 'Verification code: goes to the new one' },
    },
    proveOld: {
      by: 'server',
      says: { 'zh-CN': '核对原联系方式的验证码', en: 'Judges the code of the old one' },
    },
    saveContact: {
      by: 'server',
      says: { 'zh-CN': '核对并更换，通知新旧两方', en: 'Judges and changes it, and tells both' },
    },
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
  },
  delays: {},
  guards: {
    hasOld: { 'zh-CN': '账号已有该联系方式', en: 'The account has one' },
    isUnproven: { 'zh-CN': '原联系方式的验证已失效', en: 'The proof of the old one has run out' },
    needsFactor: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    isLeft: { 'zh-CN': '用户放弃了验证', en: 'The second factor was not brought' },
  },
}
