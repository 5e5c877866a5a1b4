import type { Words } from '../shared/words.ts'

export const gateCamera: Words = {
  area: 'commerce',
  rank: 21,
  title: { 'zh-CN': '签到摄像头', en: 'Camera at the gate' },
  purpose: {
    'zh-CN': '打开摄像头识别二维码；不能使用时说明原因和办法，票码仍可输入。',
    en: 'Opens the camera and reads QR codes; where that fails it says why and what to do, and codes can still be typed.',
  },
  rules: ['TKT-01'],
  states: {
    'gateCamera.off': { 'zh-CN': '未打开', en: 'Off' },
    'gateCamera.running': { 'zh-CN': '已打开', en: 'On' },
    'gateCamera.running.starting': { 'zh-CN': '正在打开', en: 'Opening' },
    'gateCamera.running.looking': { 'zh-CN': '正在识别', en: 'Looking for codes' },
    'gateCamera.failed': { 'zh-CN': '不能使用', en: 'Not available' },
  },
  events: {
    'camera.open': {
      by: 'staff',
      says: { 'zh-CN': '工作人员打开摄像头', en: 'The staff opens the camera' },
    },
    'camera.close': {
      by: 'staff',
      says: { 'zh-CN': '工作人员关闭摄像头', en: 'The staff closes the camera' },
    },
    'camera.ready': { by: 'browser', says: { 'zh-CN': '画面出现', en: 'There is a picture' } },
    'camera.read': { by: 'browser', says: { 'zh-CN': '画面中出现二维码', en: 'A code comes into view' } },
    'camera.failed': {
      by: 'browser',
      says: {
        'zh-CN': '摄像头被拒绝、占用、拔出或不存在',
        en: 'The camera is denied, in use, unplugged or missing',
      },
    },
  },
  actors: {
    runCamera: {
      by: 'browser',
      says: { 'zh-CN': '请求摄像头并识别画面', en: 'Asks for the camera and reads its picture' },
    },
  },
  delays: {},
  guards: {},
}
