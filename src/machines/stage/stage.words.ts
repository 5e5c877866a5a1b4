import type { Words } from '../shared/words.ts'

export const stage: Words = {
  area: 'live',
  rank: 2,
  title: { 'zh-CN': '直播状态', en: 'Stage of a live' },
  purpose: {
    'zh-CN': '未开始、直播中、已暂停、已结束：所有人看到同一状态；主持人下达的操作在服务器通知后才算生效。',
    en: 'Not started, ongoing, paused, ended: the same for everybody; what the host commands counts once the room is told.',
  },
  rules: ['LIVE-01', 'LIVE-04', 'LIVE-07'],
  states: {
    'stage.open': { 'zh-CN': '未结束', en: 'Not ended' },
    'stage.open.starting': { 'zh-CN': '以服务器为准', en: 'As the server says' },
    'stage.open.not_started': { 'zh-CN': '未开始', en: 'Not started' },
    'stage.open.not_started.idle': { 'zh-CN': '等待开播', en: 'Waiting for the start' },
    'stage.open.not_started.early': { 'zh-CN': '时间尚早，确认开播', en: 'Asked whether to begin early' },
    'stage.open.not_started.counting': { 'zh-CN': '开播倒计时', en: 'Counting down' },
    'stage.open.not_started.starting': { 'zh-CN': '正在开播', en: 'Being started' },
    'stage.open.ongoing': { 'zh-CN': '直播中', en: 'Ongoing' },
    'stage.open.ongoing.idle': { 'zh-CN': '正常直播', en: 'On air as usual' },
    'stage.open.ongoing.pausing': { 'zh-CN': '正在暂停', en: 'Being paused' },
    'stage.open.ongoing.confirming': { 'zh-CN': '确认结束', en: 'Asked whether to end' },
    'stage.open.ongoing.ending': { 'zh-CN': '正在结束', en: 'Being ended' },
    'stage.open.paused': { 'zh-CN': '已暂停', en: 'Paused' },
    'stage.open.paused.idle': { 'zh-CN': '等待继续', en: 'Waiting to go on' },
    'stage.open.paused.resuming': { 'zh-CN': '正在继续', en: 'Being resumed' },
    'stage.open.paused.confirming': { 'zh-CN': '暂停中，确认结束', en: 'Paused: asked whether to end' },
    'stage.open.paused.ending': { 'zh-CN': '暂停中，正在结束', en: 'Paused: being ended' },
    'stage.ended': { 'zh-CN': '已结束', en: 'Ended' },
  },
  events: {
    'stage.known': {
      by: 'server',
      says: { 'zh-CN': '服务器通知直播状态与权限', en: 'The server tells the stage, and who may move it' },
    },
    'live.ongoing': { by: 'server', says: { 'zh-CN': '直播开始或继续', en: 'The live begins, or goes on' } },
    'live.paused': { by: 'server', says: { 'zh-CN': '直播暂停', en: 'The live is paused' } },
    'live.ended': { by: 'server', says: { 'zh-CN': '直播结束', en: 'The live is over' } },
    'power.changed': {
      by: 'server',
      says: { 'zh-CN': '本人的权限已变化', en: 'This person may do more, or less' },
    },
    'stage.start': { by: 'visitor', says: { 'zh-CN': '主持人按下“开始直播”', en: 'The host starts' } },
    'stage.startEarly': {
      by: 'visitor',
      says: { 'zh-CN': '主持人远早于预定时间按下“开始直播”', en: 'The host starts long before its time' },
    },
    'stage.cancel': { by: 'visitor', says: { 'zh-CN': '主持人取消', en: 'The host thinks better of it' } },
    'stage.pause': {
      by: 'visitor',
      says: { 'zh-CN': '主持人或协办人暂停', en: 'The host or the funder pauses' },
    },
    'stage.resume': {
      by: 'visitor',
      says: { 'zh-CN': '主持人或协办人继续', en: 'The host or the funder goes on' },
    },
    'stage.end': { by: 'visitor', says: { 'zh-CN': '主持人按下“结束直播”', en: 'The host wants to end it' } },
    'stage.confirm': { by: 'visitor', says: { 'zh-CN': '主持人确认', en: 'The host confirms' } },
  },
  actors: {
    watchStage: {
      by: 'server',
      says: { 'zh-CN': '留意直播状态', en: 'Notices where the stage stands' },
    },
    moveStage: {
      by: 'server',
      says: { 'zh-CN': '执行或拒绝该操作', en: 'Takes the command or refuses it' },
    },
  },
  delays: { countdown: { 'zh-CN': '三秒倒数结束', en: 'Three seconds are counted down' } },
  guards: {
    mayEnd: { 'zh-CN': '有权结束直播', en: 'May end the live' },
    mayMove: { 'zh-CN': '有权开始直播', en: 'May begin the live' },
    mayPause: { 'zh-CN': '有权暂停或继续直播', en: 'May pause the live and let it go on' },
    isEnded: { 'zh-CN': '服务器上已结束', en: 'The server says: ended' },
    isOngoing: { 'zh-CN': '服务器上正在直播', en: 'The server says: ongoing' },
    isPaused: { 'zh-CN': '服务器上已暂停', en: 'The server says: paused' },
  },
}
