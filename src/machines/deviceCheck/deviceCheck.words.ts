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
    'deviceCheck.trying': { 'zh-CN': '检测一项', en: 'One step' },
    'deviceCheck.trying.checking': { 'zh-CN': '正在检测', en: 'Checking' },
    'deviceCheck.trying.asking': { 'zh-CN': '等待确认', en: 'Asking the visitor' },
    'deviceCheck.leaving': { 'zh-CN': '是否还有下一项', en: 'Is there another step' },
    'deviceCheck.failed': { 'zh-CN': '有问题，给出办法', en: 'A problem and its remedy' },
    'deviceCheck.summary': { 'zh-CN': '结果', en: 'Summary' },
  },
  events: {
    'step.shown': {
      by: 'browser',
      says: { 'zh-CN': '画面、音量条或提示音已出现', en: 'Picture, bar or sound is there' },
    },
    'step.measured': {
      by: 'browser',
      says: { 'zh-CN': '浏览器或网络已测得', en: 'Browser or network was measured' },
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
    isBad: { 'zh-CN': '测得的结果达不到要求', en: 'What was measured is not enough' },
    isMeasured: { 'zh-CN': '此项由测量得出', en: 'The step is measured' },
    isLast: { 'zh-CN': '没有下一项', en: 'There is no further step' },
    isAsked: { 'zh-CN': '此项需要用户确认', en: 'Only the visitor can know' },
    isListening: { 'zh-CN': '正在检测麦克风', en: 'It is the microphone’s turn' },
    isPlaying: { 'zh-CN': '正在检测扬声器', en: 'It is the speaker’s turn' },
    isOfStep: { 'zh-CN': '正是当前检测的设备', en: 'It is the device of this step' },
  },
}
