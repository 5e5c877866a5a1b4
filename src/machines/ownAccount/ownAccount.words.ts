import type { Words } from '../shared/words.ts'

export const ownAccount: Words = {
  area: 'login',
  rank: 12,
  title: { 'zh-CN': '我的账号', en: 'The own account' },
  purpose: {
    'zh-CN': '会员查看和修改自己的资料、登录方式和已登录的设备；一次只做一项更改。',
    en: 'Members see and change their profile, the ways into the account and where it is signed in, one change at a time.',
  },
  rules: ['MEM-03', 'ACC-01', 'ACC-02'],
  states: {
    'ownAccount.loading': { 'zh-CN': '正在读取', en: 'Loading' },
    'ownAccount.failed': { 'zh-CN': '读取失败', en: 'Could not be loaded' },
    'ownAccount.open': { 'zh-CN': '可查看和修改', en: 'Open' },
    'ownAccount.looking': {
      'zh-CN': '悄悄查看个人数据是否已整理好',
      en: 'Looking quietly whether the own data is ready',
    },
    'ownAccount.confirming': { 'zh-CN': '先确认再执行', en: 'Asked whether it is meant' },
    'ownAccount.scanning': { 'zh-CN': '等待微信扫码', en: 'A WeChat is to scan' },
    'ownAccount.contacting': { 'zh-CN': '正在更换手机号或邮箱', en: 'Phone or address are being changed' },
    'ownAccount.saving': { 'zh-CN': '正在保存', en: 'The change is being saved' },
    'ownAccount.refused': { 'zh-CN': '更改未成，判断下一步', en: 'Not done: what now' },
    'ownAccount.proving': { 'zh-CN': '先完成二次验证', en: 'The second factor is asked for' },
  },
  events: {
    'account.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
    'wish.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户提出一项更改', en: 'The visitor wants something to be different' },
    },
    'wish.confirm': { by: 'visitor', says: { 'zh-CN': '用户确认', en: 'The visitor says yes' } },
    'wish.dismiss': { by: 'visitor', says: { 'zh-CN': '用户作罢', en: 'The visitor leaves it' } },
  },
  actors: {
    fetchAccount: { by: 'server', says: { 'zh-CN': '答复账号现状', en: 'Answers how the account is' } },
    saveChange: { by: 'server', says: { 'zh-CN': '执行更改', en: 'Does what is wished for' } },
    scan: {
      by: 'machine',
      says: { 'zh-CN': '二维码：微信扫码并确认', en: 'The QR code: a WeChat scans and confirms' },
    },
    contactChange: {
      by: 'machine',
      says: { 'zh-CN': '更换手机号或邮箱：完成或关闭', en: 'Another phone or address: changed, or closed' },
    },
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
  },
  delays: {
    exportPoll: { 'zh-CN': '五秒过去', en: 'Five seconds have passed' },
  },
  guards: {
    isExporting: { 'zh-CN': '个人数据正在整理', en: 'The own data is being put together' },
    needsYes: { 'zh-CN': '该更改须先确认', en: 'It takes something away, and is confirmed first' },
    needsScan: { 'zh-CN': '要绑定微信', en: 'A WeChat is to be bound' },
    needsContact: { 'zh-CN': '要更换手机号或邮箱', en: 'Phone or address are to change' },
    isChanged: { 'zh-CN': '联系方式已更换', en: 'The contact was changed' },
    needsProof: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    isLeft: { 'zh-CN': '用户放弃了验证', en: 'The second factor was not brought' },
  },
}
