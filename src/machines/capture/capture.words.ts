import { words } from '../shared/words.ts'

export const capture = words({
  area: 'live',
  rank: 13,
  title: ['摄像头与麦克风', 'Camera and microphone'],
  purpose: [
    '自己的摄像头或麦克风：只由本人打开；设备断开后由本人重新打开，网络断开后自动恢复原样；送达服务器才算正在发送。',
    'One’s own camera or microphone: only a press opens it, also after the device was lost; a connection that comes back leaves it as it was; it counts as sent when the server has it.',
  ],
  rules: ['LIVE-03', 'LIVE-07'],
  states: {
    'capture.off': ['未打开', 'Off'],
    'capture.opening': ['正在打开', 'Opening'],
    'capture.on': ['已打开', 'On'],
    'capture.on.preview': ['仅自己可见', 'Only for oneself'],
    'capture.on.live': ['正在发送', 'Being sent'],
    'capture.on.interrupted': ['连接中断', 'Interrupted'],
    'capture.on.muted': ['已静音', 'Muted'],
    'capture.on.muted.arriving': ['已静音，已送达服务器', 'Muted; it reaches the server'],
    'capture.on.muted.notArriving': ['已静音，未送达服务器', 'Muted; it does not reach the server'],
    'capture.on.unmuting': ['正在取消静音', 'Unmuting'],
    'capture.on.unmuting.arriving': ['正在取消静音，已送达服务器', 'Unmuting; it reaches the server'],
    'capture.on.unmuting.notArriving': [
      '正在取消静音，未送达服务器',
      'Unmuting; it does not reach the server',
    ],
    'capture.closing': ['正在关闭', 'Closing'],
    'capture.failed': ['不可用', 'Not available'],
  },
  events: {
    'devices.found': ['browser', '设备清单变化', 'The list of devices changes'],
    'capture.open': ['visitor', '用户打开设备', 'The user opens the device'],
    'capture.close': [
      'visitor',
      '用户关闭设备，或失去发送的权利',
      'The user closes it, or loses the right to send',
    ],
    'capture.mute': ['visitor', '用户静音，或被主播静音', 'The user mutes it, or the host does'],
    'capture.unmute': ['visitor', '用户取消静音', 'The user unmutes it'],
    'capture.choose': ['visitor', '用户选择另一个设备', 'The user chooses another device'],
    'capture.published': ['server', '服务器已收到', 'The server has it'],
    'capture.unpublished': ['server', '没能送达服务器', 'It does not reach the server'],
    'capture.interrupted': ['browser', '媒体连接中断，正在恢复', 'The media connection is being made again'],
    'capture.ended': ['browser', '设备被拔出或被系统收回', 'The device is pulled out or taken away'],
  },
  actors: {
    openDevice: ['browser', '请求权限并打开设备', 'Asks for the device and opens it'],
    closeDevice: ['browser', '归还设备', 'Gives the device back'],
    muteDevice: ['browser', '静音或取消静音', 'Mutes or unmutes it'],
    watchDevice: ['browser', '留意设备与发送情况', 'Hears of devices and of what is sent'],
  },
})
