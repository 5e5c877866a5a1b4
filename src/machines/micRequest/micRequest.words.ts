import type { Words } from '../shared/words.ts'

export const micRequest: Words = {
  area: 'live',
  rank: 5,
  title: { 'zh-CN': '一个连麦请求', en: 'One request for the microphone' },
  purpose: {
    'zh-CN': '主持人逐个同意或拒绝；席位有人时先询问是否替换；先作出的回应有效。',
    en: 'The host accepts or rejects; where the place is taken, it is asked whether to replace; the first answer counts.',
  },
  rules: ['MIC-01', 'MIC-02'],
  states: {
    'micRequest.open': { 'zh-CN': '未了结', en: 'Open' },
    'micRequest.open.pending': { 'zh-CN': '待回应', en: 'Waiting for an answer' },
    'micRequest.open.confirming': { 'zh-CN': '确认替换', en: 'Replace the guest?' },
    'micRequest.open.accepting': { 'zh-CN': '正在同意', en: 'Accepting' },
    'micRequest.open.replacing': { 'zh-CN': '正在替换嘉宾', en: 'Replacing the guest' },
    'micRequest.open.rejecting': { 'zh-CN': '正在拒绝', en: 'Rejecting' },
    'micRequest.accepted': { 'zh-CN': '已同意，等待接通', en: 'Accepted, not heard yet' },
    'micRequest.failed': { 'zh-CN': '未能接通', en: 'Could not connect' },
    'micRequest.gone': { 'zh-CN': '已了结', en: 'Settled' },
  },
  events: {
    'request.known': {
      by: 'server',
      says: { 'zh-CN': '服务器通知席位是否有人', en: 'The server tells whether the place is taken' },
    },
    'request.granted': {
      by: 'server',
      says: { 'zh-CN': '请求已获同意', en: 'The request was accepted' },
    },
    'request.gone': {
      by: 'server',
      says: { 'zh-CN': '请求已撤回、被拒绝或过期', en: 'The request was taken back, rejected, or expired' },
    },
    'guest.heard': { by: 'server', says: { 'zh-CN': '嘉宾已接通', en: 'The guest is heard' } },
    'guest.failed': { by: 'server', says: { 'zh-CN': '嘉宾未能接通', en: 'The guest was never heard' } },
    'request.accept': { by: 'visitor', says: { 'zh-CN': '主持人同意', en: 'The host accepts' } },
    'request.reject': { by: 'visitor', says: { 'zh-CN': '主持人拒绝', en: 'The host rejects' } },
    'request.replace': {
      by: 'visitor',
      says: { 'zh-CN': '主持人确认替换', en: 'The host replaces the guest' },
    },
    'request.keep': {
      by: 'visitor',
      says: { 'zh-CN': '主持人保留当前嘉宾', en: 'The host keeps the guest' },
    },
    'request.dismiss': { by: 'visitor', says: { 'zh-CN': '主持人知悉', en: 'The host has seen it' } },
  },
  actors: {
    watchRequest: { by: 'server', says: { 'zh-CN': '留意该请求', en: 'Notices how the request stands' } },
    answerHand: { by: 'server', says: { 'zh-CN': '登记回应', en: 'Takes the answer' } },
  },
  delays: {},
  guards: {
    isSeatTaken: { 'zh-CN': '席位上已有嘉宾', en: 'Somebody else is on stage' },
  },
}
