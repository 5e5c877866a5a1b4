import type { Words } from '../shared/words.ts'

export const capture: Words = {
  area: 'live',
  rank: 13,
  title: { 'zh-CN': '摄像头与麦克风', en: 'Camera and microphone' },
  purpose: {
    'zh-CN':
      '自己的摄像头或麦克风：只由本人打开；设备断开后由本人重新打开，网络断开后自动恢复原样；送达服务器才算正在发送。',
    en: 'One’s own camera or microphone: only a press opens it, also after the device was lost; a connection that comes back leaves it as it was; it counts as sent when the server has it.',
  },
  rules: ['LIVE-03', 'LIVE-07'],
  states: {
    'capture.off': { 'zh-CN': '未打开', en: 'Off' },
    'capture.opening': { 'zh-CN': '正在打开', en: 'Opening' },
    'capture.on': { 'zh-CN': '已打开', en: 'On' },
    'capture.on.preview': { 'zh-CN': '仅自己可见', en: 'Only for oneself' },
    'capture.on.live': { 'zh-CN': '正在发送', en: 'Being sent' },
    'capture.on.interrupted': { 'zh-CN': '连接中断', en: 'Interrupted' },
    'capture.on.muted': { 'zh-CN': '已静音', en: 'Muted' },
    'capture.on.muted.arriving': { 'zh-CN': '已静音，已送达服务器', en: 'Muted; it reaches the server' },
    'capture.on.muted.notArriving': {
      'zh-CN': '已静音，未送达服务器',
      en: 'Muted; it does not reach the server',
    },
    'capture.on.unmuting': { 'zh-CN': '正在取消静音', en: 'Unmuting' },
    'capture.on.unmuting.arriving': {
      'zh-CN': '正在取消静音，已送达服务器',
      en: 'Unmuting; it reaches the server',
    },
    'capture.on.unmuting.notArriving': {
      'zh-CN': '正在取消静音，未送达服务器',
      en: 'Unmuting; it does not reach the server',
    },
    'capture.closing': { 'zh-CN': '正在关闭', en: 'Closing' },
    'capture.failed': { 'zh-CN': '不可用', en: 'Not available' },
  },
  events: {
    'devices.found': { by: 'browser', says: { 'zh-CN': '设备清单变化', en: 'The list of devices changes' } },
    'capture.open': { by: 'visitor', says: { 'zh-CN': '用户打开设备', en: 'The user opens the device' } },
    'capture.close': {
      by: 'visitor',
      says: {
        'zh-CN': '用户关闭设备，或失去发送的权利',
        en: 'The user closes it, or loses the right to send',
      },
    },
    'capture.mute': {
      by: 'visitor',
      says: { 'zh-CN': '用户静音，或被主播静音', en: 'The user mutes it, or the host does' },
    },
    'capture.unmute': { by: 'visitor', says: { 'zh-CN': '用户取消静音', en: 'The user unmutes it' } },
    'capture.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择另一个设备', en: 'The user chooses another device' },
    },
    'capture.published': { by: 'server', says: { 'zh-CN': '服务器已收到', en: 'The server has it' } },
    'capture.unpublished': {
      by: 'server',
      says: { 'zh-CN': '没能送达服务器', en: 'It does not reach the server' },
    },
    'capture.interrupted': {
      by: 'browser',
      says: { 'zh-CN': '媒体连接中断，正在恢复', en: 'The media connection is being made again' },
    },
    'capture.ended': {
      by: 'browser',
      says: { 'zh-CN': '设备被拔出或被系统收回', en: 'The device is pulled out or taken away' },
    },
  },
  actors: {
    openDevice: {
      by: 'browser',
      says: { 'zh-CN': '请求权限并打开设备', en: 'Asks for the device and opens it' },
    },
    closeDevice: { by: 'browser', says: { 'zh-CN': '归还设备', en: 'Gives the device back' } },
    muteDevice: { by: 'browser', says: { 'zh-CN': '静音或取消静音', en: 'Mutes or unmutes it' } },
    watchDevice: {
      by: 'browser',
      says: { 'zh-CN': '留意设备与发送情况', en: 'Hears of devices and of what is sent' },
    },
  },
  delays: {},
  guards: {},
}
