import { words } from '../shared/words.ts'

export const micRequest = words({
  area: 'live',
  rank: 5,
  title: ['一个连麦请求', 'One request for the microphone'],
  purpose: [
    '主持人逐个同意或拒绝；席位有人时先询问是否替换；先作出的回应有效。',
    'The host accepts or rejects; where the place is taken, it is asked whether to replace; the first answer counts.',
  ],
  rules: ['MIC-01', 'MIC-02'],
  states: {
    'micRequest.open': ['未了结', 'Open'],
    'micRequest.open.pending': ['待回应', 'Waiting for an answer'],
    'micRequest.open.confirming': ['确认替换', 'Replace the guest?'],
    'micRequest.open.accepting': ['正在同意', 'Accepting'],
    'micRequest.open.replacing': ['正在替换嘉宾', 'Replacing the guest'],
    'micRequest.open.rejecting': ['正在拒绝', 'Rejecting'],
    'micRequest.accepted': ['已同意，等待接通', 'Accepted, not heard yet'],
    'micRequest.failed': ['未能接通', 'Could not connect'],
    'micRequest.gone': ['已了结', 'Settled'],
  },
  events: {
    'request.known': ['server', '服务器通知席位是否有人', 'The server tells whether the place is taken'],
    'request.granted': ['server', '请求已获同意', 'The request was accepted'],
    'request.gone': [
      'server',
      '请求已撤回、被拒绝或过期',
      'The request was taken back, rejected, or expired',
    ],
    'guest.heard': ['server', '嘉宾已接通', 'The guest is heard'],
    'guest.failed': ['server', '嘉宾未能接通', 'The guest was never heard'],
    'request.accept': ['visitor', '主持人同意', 'The host accepts'],
    'request.reject': ['visitor', '主持人拒绝', 'The host rejects'],
    'request.replace': ['visitor', '主持人确认替换', 'The host replaces the guest'],
    'request.keep': ['visitor', '主持人保留当前嘉宾', 'The host keeps the guest'],
    'request.dismiss': ['visitor', '主持人知悉', 'The host has seen it'],
  },
  actors: {
    watchRequest: ['server', '留意该请求', 'Notices how the request stands'],
    answerHand: ['server', '登记回应', 'Takes the answer'],
  },
  guards: {
    isSeatTaken: ['席位上已有嘉宾', 'Somebody else is on stage'],
  },
})
