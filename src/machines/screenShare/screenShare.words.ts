import { words } from '../shared/words.ts'

export const screenShare = words({
  area: 'live',
  rank: 14,
  title: ['共享屏幕', 'Screen share'],
  purpose: [
    '共享屏幕：关闭选择窗口不算失败；用浏览器自带的按钮也能停止。',
    'Sharing the screen: closing the picker is no failure, and the browser’s own bar ends it as well.',
  ],
  rules: ['LIVE-03', 'LIVE-07'],
  states: {
    'screenShare.off': ['未共享', 'Off'],
    'screenShare.starting': ['正在选择内容', 'Choosing what to share'],
    'screenShare.on': ['正在共享', 'Sharing'],
    'screenShare.stopping': ['正在停止', 'Stopping'],
    'screenShare.failed': ['共享失败', 'Failed'],
  },
  events: {
    'screen.share': ['visitor', '用户共享屏幕', 'The user shares the screen'],
    'screen.stop': [
      'visitor',
      '用户停止共享，或失去共享的权利',
      'The user stops, or loses the right to share',
    ],
    'screen.ended': [
      'browser',
      '在浏览器中停止，或窗口被关闭',
      'It is stopped in the browser, or the window is closed',
    ],
  },
  actors: {
    startScreen: ['browser', '打开选择窗口，并告知房间', 'Opens the picker, then tells the room'],
    stopScreen: ['browser', '停止共享，并告知房间', 'Stops, and tells the room'],
    watchScreen: ['browser', '留意共享是否结束', 'Hears when sharing ends'],
  },
  guards: {
    isCancelled: ['用户关闭了选择窗口', 'The picker was closed'],
  },
})
