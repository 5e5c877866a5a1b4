import type { Words } from '../shared/words.ts'

export const screenShare: Words = {
  area: 'live',
  rank: 14,
  title: { 'zh-CN': '共享屏幕', en: 'Screen share' },
  purpose: {
    'zh-CN': '共享屏幕：关闭选择窗口不算失败；用浏览器自带的按钮也能停止。',
    en: 'Sharing the screen: closing the picker is no failure, and the browser’s own bar ends it as well.',
  },
  rules: ['LIVE-03', 'LIVE-07'],
  states: {
    'screenShare.off': { 'zh-CN': '未共享', en: 'Off' },
    'screenShare.starting': { 'zh-CN': '正在选择内容', en: 'Choosing what to share' },
    'screenShare.on': { 'zh-CN': '正在共享', en: 'Sharing' },
    'screenShare.stopping': { 'zh-CN': '正在停止', en: 'Stopping' },
    'screenShare.failed': { 'zh-CN': '共享失败', en: 'Failed' },
  },
  events: {
    'screen.share': { by: 'visitor', says: { 'zh-CN': '用户共享屏幕', en: 'The user shares the screen' } },
    'screen.stop': {
      by: 'visitor',
      says: { 'zh-CN': '用户停止共享，或失去共享的权利', en: 'The user stops, or loses the right to share' },
    },
    'screen.ended': {
      by: 'browser',
      says: {
        'zh-CN': '在浏览器中停止，或窗口被关闭',
        en: 'It is stopped in the browser, or the window is closed',
      },
    },
  },
  actors: {
    startScreen: {
      by: 'browser',
      says: { 'zh-CN': '打开选择窗口，并告知房间', en: 'Opens the picker, then tells the room' },
    },
    stopScreen: { by: 'browser', says: { 'zh-CN': '停止共享，并告知房间', en: 'Stops, and tells the room' } },
    watchScreen: { by: 'browser', says: { 'zh-CN': '留意共享是否结束', en: 'Hears when sharing ends' } },
  },
  delays: {},
  guards: { isCancelled: { 'zh-CN': '用户关闭了选择窗口', en: 'The picker was closed' } },
}
