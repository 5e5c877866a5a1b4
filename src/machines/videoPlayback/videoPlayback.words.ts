import type { Words } from '../shared/words.ts'

export const videoPlayback: Words = {
  area: 'content',
  rank: 4,
  title: { 'zh-CN': '视频播放', en: 'Playing a video' },
  purpose: {
    'zh-CN': '用文字说明画面正在做什么；每十秒以及停下时记住播放位置。',
    en: 'Says in words what the picture does, and keeps the position every ten seconds and wherever playing stops.',
  },
  rules: ['MEM-01'],
  states: {
    'videoPlayback.running': { 'zh-CN': '有画面', en: 'On the screen' },
    'videoPlayback.running.preparing': { 'zh-CN': '正在加载', en: 'Loading' },
    'videoPlayback.running.paused': { 'zh-CN': '已暂停', en: 'Paused' },
    'videoPlayback.running.playing': { 'zh-CN': '正在播放', en: 'Playing' },
    'videoPlayback.running.buffering': { 'zh-CN': '正在缓冲', en: 'Buffering' },
    'videoPlayback.running.ended': { 'zh-CN': '播放结束', en: 'The end' },
    'videoPlayback.failed': { 'zh-CN': '不能播放', en: 'It does not play' },
  },
  events: {
    'player.ready': { by: 'browser', says: { 'zh-CN': '视频可以播放', en: 'The video can be played' } },
    'player.played': { by: 'browser', says: { 'zh-CN': '画面开始播放', en: 'The picture moves' } },
    'player.paused': { by: 'browser', says: { 'zh-CN': '画面暂停', en: 'The picture stands still' } },
    'player.waiting': {
      by: 'browser',
      says: { 'zh-CN': '数据还没有到', en: 'There is nothing to show yet' },
    },
    'player.moved': { by: 'browser', says: { 'zh-CN': '播放位置改变', en: 'The position changes' } },
    'player.ended': { by: 'browser', says: { 'zh-CN': '视频播放完', en: 'The video is over' } },
    'player.failed': {
      by: 'browser',
      says: {
        'zh-CN': '网络中断、视频损坏或浏览器不支持',
        en: 'The network is gone, the video is damaged, or the browser cannot play it',
      },
    },
    'play.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
  },
  actors: {
    runPlayer: {
      by: 'browser',
      says: { 'zh-CN': '加载并播放视频', en: 'Fetches and plays the video' },
    },
  },
  delays: {},
  guards: {
    isDue: {
      'zh-CN': '距离上次记住的位置已有十秒',
      en: 'Ten seconds away from the position that was kept last',
    },
  },
}
