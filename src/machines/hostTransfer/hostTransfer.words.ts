import type { Words } from '../shared/words.ts'

export const hostTransfer: Words = {
  area: 'live',
  rank: 9,
  title: { 'zh-CN': '移交主持', en: 'Handing over the live' },
  purpose: {
    'zh-CN': '被邀请者接受前，原主持人保留全部权限；接受的同时权限整体移交，所有人同时得知。',
    en: 'The host keeps every power until the appointed person accepts; then all of them pass at one moment for everybody.',
  },
  rules: ['LIVE-05', 'LIVE-07'],
  states: {
    'hostTransfer.stable': { 'zh-CN': '无移交', en: 'Nothing under way' },
    'hostTransfer.sending': { 'zh-CN': '正在发出邀请', en: 'Asking' },
    'hostTransfer.appointing': { 'zh-CN': '等待对方回应', en: 'Waiting for the answer' },
    'hostTransfer.withdrawing': { 'zh-CN': '正在撤回', en: 'Taking it back' },
    'hostTransfer.offered': { 'zh-CN': '受邀主持', en: 'Asked to be host' },
    'hostTransfer.accepting': { 'zh-CN': '正在接受', en: 'Accepting' },
    'hostTransfer.declining': { 'zh-CN': '正在谢绝', en: 'Declining' },
    'hostTransfer.takingOver': { 'zh-CN': '正在接手', en: 'Taking over' },
    'hostTransfer.steppingDown': { 'zh-CN': '正在退下', en: 'Stepping down' },
  },
  events: {
    'transfer.known': {
      by: 'server',
      says: { 'zh-CN': '服务器通知主持人与邀请', en: 'The server tells of host and appointment' },
    },
    'host.gained': {
      by: 'server',
      says: { 'zh-CN': '本人成为主持人', en: 'This person has become the host' },
    },
    'host.lost': {
      by: 'server',
      says: { 'zh-CN': '本人不再是主持人', en: 'This person is the host no more' },
    },
    'offer.received': { by: 'server', says: { 'zh-CN': '本人被邀请', en: 'This person is asked' } },
    'offer.sent': { by: 'server', says: { 'zh-CN': '邀请已发出', en: 'The question was asked' } },
    'offer.declined': {
      by: 'server',
      says: { 'zh-CN': '对方谢绝', en: 'The appointed person has declined' },
    },
    'offer.ended': {
      by: 'server',
      says: {
        'zh-CN': '邀请过期、撤回或已被接受',
        en: 'The appointment expired, was taken back, or accepted',
      },
    },
    'transfer.appoint': {
      by: 'visitor',
      says: { 'zh-CN': '主持人选定接手者', en: 'The host chooses a successor' },
    },
    'transfer.withdraw': { by: 'visitor', says: { 'zh-CN': '主持人撤回邀请', en: 'The host takes it back' } },
    'transfer.accept': {
      by: 'visitor',
      says: { 'zh-CN': '被邀请者接受', en: 'The appointed person accepts' },
    },
    'transfer.decline': {
      by: 'visitor',
      says: { 'zh-CN': '被邀请者谢绝', en: 'The appointed person declines' },
    },
  },
  actors: {
    watchTransfer: {
      by: 'server',
      says: { 'zh-CN': '留意主持人与邀请', en: 'Notices host and appointment' },
    },
    appointHost: { by: 'server', says: { 'zh-CN': '发出邀请', en: 'Asks the appointed person' } },
    withdrawOffer: { by: 'server', says: { 'zh-CN': '撤回邀请', en: 'Takes the question back' } },
    answerOffer: { by: 'server', says: { 'zh-CN': '登记回应', en: 'Takes the answer' } },
    takeOver: {
      by: 'browser',
      says: { 'zh-CN': '接过主持人的媒体席位', en: 'Takes the host’s place at the media' },
    },
    stepDown: { by: 'browser', says: { 'zh-CN': '停止采集与推流', en: 'Ends capture and publishing' } },
  },
  delays: {},
  guards: {
    mayAppoint: { 'zh-CN': '有权移交', en: 'May appoint' },
  },
}
