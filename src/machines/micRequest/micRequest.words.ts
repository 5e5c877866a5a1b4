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
    'micRequest.open.answering': { 'zh-CN': '正在回应', en: 'Answering' },
    'micRequest.open.accepted': { 'zh-CN': '已同意，等待接通', en: 'Accepted, not heard yet' },
    'micRequest.open.failed': { 'zh-CN': '未能接通', en: 'Could not connect' },
    'micRequest.gone': { 'zh-CN': '已了结', en: 'Settled' },
  },
  events: {
    'request.known': {
      by: 'server',
      says: { 'zh-CN': '服务器通知该请求的变化', en: 'The server tells how the request stands' },
    },
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
    isOver: { 'zh-CN': '请求已了结', en: 'The request is settled' },
    isGranted: { 'zh-CN': '请求已获同意', en: 'The request was accepted' },
    hasFailed: { 'zh-CN': '嘉宾未能接通', en: 'The guest was never heard' },
  },
}
