import type { Words } from '../shared/words.ts'

export const record: Words = {
  area: 'commerce',
  rank: 4,
  title: { 'zh-CN': '办理记录', en: 'Record' },
  purpose: {
    'zh-CN':
      '同一个页面查看并办理任何一条记录：订单、付款、退款、发票、门票、餐券、证书、主办方申请和候补。按钮来自记录自己的生命周期。',
    en: 'One page on which any record is seen and moved: orders, payments, refunds, invoices, tickets, meal vouchers, certificates, organizers and waiting lists. The buttons come from the record’s own lifecycle.',
  },
  rules: ['ORD-01', 'ORD-03', 'INV-01', 'TKT-01', 'TKT-02', 'ORG-03', 'ACC-02'],
  states: {
    'record.loading': { 'zh-CN': '正在打开', en: 'Opening' },
    'record.failed': { 'zh-CN': '没有打开', en: 'Could not be opened' },
    'record.missing': { 'zh-CN': '没有这条记录，或与您无关', en: 'There is no such record for this viewer' },
    'record.shown': { 'zh-CN': '已显示', en: 'Shown' },
    'record.shown.ready': { 'zh-CN': '可以办理', en: 'Ready' },
    'record.shown.refreshing': { 'zh-CN': '正在刷新', en: 'Fetching the newest' },
    'record.shown.looking': { 'zh-CN': '自动查看有无变化', en: 'Looking by itself for what changed' },
    'record.shown.refused': { 'zh-CN': '被拒绝，附原因', en: 'Refused, with the reason' },
    'record.shown.unanswered': { 'zh-CN': '没有收到结果', en: 'No answer came' },
    'record.shown.conflict': { 'zh-CN': '已被他人更新', en: 'Somebody changed it meanwhile' },
    'record.asking': { 'zh-CN': '请填写或确认', en: 'Asking before it happens' },
    'record.submitting': { 'zh-CN': '正在提交', en: 'On its way to the server' },
    'record.proving': { 'zh-CN': '资金变动前的二次验证', en: 'The second factor, before money moves' },
    'record.catchingUp': { 'zh-CN': '正在取最新内容', en: 'Fetching what changed' },
  },
  events: {
    'record.retry': { by: 'visitor', says: { 'zh-CN': '用户按下“重试”', en: 'The user presses retry' } },
    'page.aged': {
      by: 'browser',
      says: {
        'zh-CN': '页面重新可见，或可见时已过一分钟',
        en: 'The page is shown again, or was visible for a minute',
      },
    },
    'record.refresh': {
      by: 'visitor',
      says: {
        'zh-CN': '用户按下“刷新”或“查看现状”，或换了语言',
        en: 'The user refreshes, looks how it stands, or changes the language',
      },
    },
    'wish.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下一个操作', en: 'The user presses one of the actions' },
    },
    'wish.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '用户填写完毕并确认', en: 'The user has typed what was asked, and confirms' },
    },
    'wish.dismiss': {
      by: 'visitor',
      says: { 'zh-CN': '用户不再继续', en: 'The user leaves it' },
    },
    'wish.again': {
      by: 'visitor',
      says: { 'zh-CN': '用户再试一次', en: 'The user tries again' },
    },
  },
  actors: {
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
    watchAge: {
      by: 'browser',
      says: {
        'zh-CN': '留意页面重新可见和每过一分钟',
        en: 'Notices that the page is shown again, and each minute',
      },
    },
    fetchRecord: {
      by: 'server',
      says: { 'zh-CN': '取记录和它的经过', en: 'Asks for the record and its history' },
    },
    fireRecord: {
      by: 'server',
      says: {
        'zh-CN': '请服务器执行这个操作，附上看到的版本和本次的编号',
        en: 'Asks the server to do it, with the version that was seen and the key of this attempt',
      },
    },
  },
  delays: {},
  guards: {
    needsProof: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    isLeft: { 'zh-CN': '用户放弃了验证', en: 'The second factor was not brought' },
    needsAnswer: {
      'zh-CN': '操作需要填写内容或确认',
      en: 'Something has to be typed or confirmed first',
    },
    isMissing: { 'zh-CN': '没有这条记录', en: 'There is no such record' },
    wasConflict: { 'zh-CN': '记录已不是看到的版本', en: 'The record is no longer the version that was seen' },
    isLost: {
      'zh-CN': '没有收到可用的答复，不知是否已执行',
      en: 'No usable answer came: whether it happened is not known',
    },
  },
}
