import type { Words } from '../shared/words.ts'

export const playback: Words = {
  area: 'live',
  rank: 11,
  title: { 'zh-CN': '播放', en: 'Playback' },
  purpose: {
    'zh-CN': '观众自己的播放与暂停：直播暂停后恢复时按原来的选择继续，浏览器阻止自动播放时请用户点按。',
    en: 'The viewer’s own play and pause: it outlives a pause of the stage, and where the browser stops autoplay a press is asked for.',
  },
  rules: ['LIVE-02'],
  states: {
    'playback.routing': { 'zh-CN': '判断是否在播', en: 'Is anything on air' },
    'playback.waiting': { 'zh-CN': '等待开播', en: 'Waiting for the stage' },
    'playback.watching': { 'zh-CN': '观看', en: 'Watching' },
    'playback.watching.starting': { 'zh-CN': '正在开始', en: 'Starting' },
    'playback.watching.playing': { 'zh-CN': '播放中', en: 'Playing' },
    'playback.watching.resuming': { 'zh-CN': '点按后恢复', en: 'Resuming after a press' },
    'playback.paused': { 'zh-CN': '已暂停', en: 'Paused' },
    'playback.blocked': { 'zh-CN': '自动播放被阻止', en: 'Autoplay blocked' },
    'playback.failed': { 'zh-CN': '播放失败', en: 'Failed' },
  },
  events: {
    'playback.play': { by: 'visitor', says: { 'zh-CN': '用户按下播放', en: 'The user presses play' } },
    'playback.pause': { by: 'visitor', says: { 'zh-CN': '用户按下暂停', en: 'The user presses pause' } },
    'playback.blocked': {
      by: 'browser',
      says: { 'zh-CN': '浏览器阻止自动播放', en: 'The browser stops autoplay' },
    },
    'stage.changed': {
      by: 'server',
      says: { 'zh-CN': '直播开始、暂停或结束', en: 'The stage begins, pauses or ends' },
    },
  },
  actors: {
    play: { by: 'browser', says: { 'zh-CN': '从最新画面开始播放', en: 'Plays from the live edge' } },
    pause: { by: 'browser', says: { 'zh-CN': '停止播放', en: 'Stops playing' } },
    resume: { by: 'browser', says: { 'zh-CN': '在用户点按时播放', en: 'Plays in the user’s press' } },
    watchAutoplay: {
      by: 'browser',
      says: { 'zh-CN': '留意自动播放是否被阻止', en: 'Hears when autoplay is stopped' },
    },
  },
  delays: {},
  guards: {
    isOnAir: { 'zh-CN': '正在直播', en: 'The stage is on air' },
    turnsOff: { 'zh-CN': '直播暂停或结束', en: 'The stage goes off air' },
    isNews: { 'zh-CN': '与已知的不同', en: 'It was not known yet' },
    turnsOn: { 'zh-CN': '直播开始或恢复', en: 'The stage goes on air' },
    isBlocked: { 'zh-CN': '浏览器要求用户先点按', en: 'The browser wants a press first' },
  },
}
