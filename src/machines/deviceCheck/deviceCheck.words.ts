import type { Words } from '../shared/words.ts'

export const deviceCheck: Words = {
  area: 'live',
  rank: 15,
  title: { 'zh-CN': '设备检测', en: 'Device check' },
  purpose: {
    'zh-CN': '进入直播前逐项检测浏览器、摄像头、麦克风、扬声器和网络；每个问题都给出办法，可重试、可跳过。',
    en: 'Browser, camera, microphone, speaker and network, one after the other before a live; each problem has its remedy and can be tried again or left out.',
  },
  rules: ['DEV-01'],
  states: {
    'deviceCheck.welcome': { 'zh-CN': '未开始', en: 'Not begun' },
    'deviceCheck.browser': { 'zh-CN': '浏览器检测', en: 'Browser' },
    'deviceCheck.browser.checking': { 'zh-CN': '正在检测浏览器', en: 'Checking the browser' },
    'deviceCheck.browser.failed': { 'zh-CN': '浏览器不满足要求', en: 'The browser and its remedy' },
    'deviceCheck.camera': { 'zh-CN': '摄像头检测', en: 'Camera' },
    'deviceCheck.camera.trying': { 'zh-CN': '检测摄像头', en: 'Trying the camera' },
    'deviceCheck.camera.trying.checking': { 'zh-CN': '正在打开摄像头', en: 'Opening the camera' },
    'deviceCheck.camera.trying.asking': { 'zh-CN': '等待确认画面', en: 'Is there a picture?' },
    'deviceCheck.camera.failed': { 'zh-CN': '摄像头有问题，给出办法', en: 'The camera and its remedy' },
    'deviceCheck.microphone': { 'zh-CN': '麦克风检测', en: 'Microphone' },
    'deviceCheck.microphone.trying': { 'zh-CN': '检测麦克风', en: 'Trying the microphone' },
    'deviceCheck.microphone.trying.checking': { 'zh-CN': '正在打开麦克风', en: 'Opening the microphone' },
    'deviceCheck.microphone.trying.asking': { 'zh-CN': '等待确认音量', en: 'Does the level move?' },
    'deviceCheck.microphone.failed': {
      'zh-CN': '麦克风有问题，给出办法',
      en: 'The microphone and its remedy',
    },
    'deviceCheck.speaker': { 'zh-CN': '扬声器检测', en: 'Speaker' },
    'deviceCheck.speaker.trying': { 'zh-CN': '检测扬声器', en: 'Trying the speaker' },
    'deviceCheck.speaker.trying.checking': { 'zh-CN': '正在播放提示音', en: 'Playing the sound' },
    'deviceCheck.speaker.trying.asking': { 'zh-CN': '等待确认提示音', en: 'Was the sound heard?' },
    'deviceCheck.speaker.failed': { 'zh-CN': '扬声器有问题，给出办法', en: 'The speaker and its remedy' },
    'deviceCheck.network': { 'zh-CN': '网络检测', en: 'Network' },
    'deviceCheck.network.checking': { 'zh-CN': '正在测试网络', en: 'Testing the network' },
    'deviceCheck.network.failed': { 'zh-CN': '网络不满足要求', en: 'The network and its remedy' },
    'deviceCheck.routing': { 'zh-CN': '是否还有未检测的项', en: 'Is there a step not tried yet?' },
    'deviceCheck.summary': { 'zh-CN': '结果', en: 'Summary' },
  },
  events: {
    'step.shown': {
      by: 'browser',
      says: { 'zh-CN': '画面、音量条或提示音已出现', en: 'Picture, bar or sound is there' },
    },
    'browser.measured': {
      by: 'browser',
      says: { 'zh-CN': '浏览器能力已测得', en: 'What the browser can do was measured' },
    },
    'network.measured': {
      by: 'browser',
      says: { 'zh-CN': '网络已测得', en: 'The network was measured' },
    },
    'step.failed': { by: 'browser', says: { 'zh-CN': '设备不可用', en: 'The device cannot be used' } },
    'level.changed': {
      by: 'browser',
      says: { 'zh-CN': '麦克风音量变化', en: 'The microphone’s level changes' },
    },
    'devices.found': { by: 'browser', says: { 'zh-CN': '设备清单变化', en: 'The list of devices changes' } },
    'check.start': { by: 'visitor', says: { 'zh-CN': '用户开始检测', en: 'The user begins' } },
    'check.confirm': { by: 'visitor', says: { 'zh-CN': '用户确认正常', en: 'The user says that it works' } },
    'check.deny': {
      by: 'visitor',
      says: { 'zh-CN': '用户说没有看到或听到', en: 'The user says that it does not' },
    },
    'check.retry': { by: 'visitor', says: { 'zh-CN': '用户重试此项', en: 'The user tries the step again' } },
    'check.skip': { by: 'visitor', says: { 'zh-CN': '用户跳过此项', en: 'The user leaves the step out' } },
    'check.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择另一个设备', en: 'The user chooses another device' },
    },
    'check.again': {
      by: 'visitor',
      says: { 'zh-CN': '用户重新检测其中一项', en: 'The user checks one step again' },
    },
  },
  actors: {
    runStep: {
      by: 'browser',
      says: {
        'zh-CN': '检测当前一项，结束时归还设备',
        en: 'Does what the step is about, and gives the device back',
      },
    },
    watchDevices: {
      by: 'browser',
      says: { 'zh-CN': '留意设备的插拔', en: 'Hears of devices plugged in or out' },
    },
  },
  delays: {},
  guards: {
    isUnfitBrowser: { 'zh-CN': '浏览器不满足直播要求', en: 'The browser cannot do what a live needs' },
    isUnfitNetwork: { 'zh-CN': '网络不满足直播要求', en: 'The network is not good enough for a live' },
    isUnknown: { 'zh-CN': '该项尚未检测', en: 'Nothing is known of that step yet' },
    isThis: { 'zh-CN': '用户选的是这一项', en: 'The user has chosen this step' },
  },
}
