import { words } from '../shared/words.ts'

export const gateCamera = words({
  area: 'commerce',
  rank: 21,
  title: ['签到摄像头', 'Camera at the gate'],
  purpose: [
    '打开摄像头识别二维码；不能使用时说明原因和办法，票码仍可输入。',
    'Opens the camera and reads QR codes; where that fails it says why and what to do, and codes can still be typed.',
  ],
  rules: ['TKT-01'],
  states: {
    'gateCamera.off': ['未打开', 'Off'],
    'gateCamera.running': ['已打开', 'On'],
    'gateCamera.running.starting': ['正在打开', 'Opening'],
    'gateCamera.running.looking': ['正在识别', 'Looking for codes'],
    'gateCamera.failed': ['不能使用', 'Not available'],
  },
  events: {
    'camera.open': ['staff', '工作人员打开摄像头', 'The staff opens the camera'],
    'camera.close': ['staff', '工作人员关闭摄像头', 'The staff closes the camera'],
    'camera.ready': ['browser', '画面出现', 'There is a picture'],
    'camera.read': ['browser', '画面中出现二维码', 'A code comes into view'],
    'camera.failed': [
      'browser',
      '摄像头被拒绝、占用、拔出或不存在',
      'The camera is denied, in use, unplugged or missing',
    ],
  },
  actors: {
    runCamera: ['browser', '请求摄像头并识别画面', 'Asks for the camera and reads its picture'],
  },
})
