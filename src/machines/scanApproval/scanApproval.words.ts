import type { Words } from '../shared/words.ts'

export const scanApproval: Words = {
  area: 'login',
  rank: 3,
  title: { 'zh-CN': '扫码确认', en: 'Scan approval' },
  purpose: {
    'zh-CN': '扫码后在第二台设备上打开：已登录的直接确认，未登录的用手机验证码确认，也可以拒绝。',
    en: 'What the code opens on the second device: a member approves at once, a guest proves a phone by a code, and either may decline.',
  },
  rules: ['SCAN-01', 'SCAN-02', 'SCAN-03'],
  states: {
    'scanApproval.opening': { 'zh-CN': '正在打开', en: 'Opening' },
    'scanApproval.confirming': { 'zh-CN': '本机已登录，等待确认', en: 'Signed in here: confirm' },
    'scanApproval.identifying': { 'zh-CN': '本机未登录，先证明身份', en: 'Signed out here: identify' },
    'scanApproval.approving': { 'zh-CN': '正在确认', en: 'Confirming' },
    'scanApproval.unreachable': { 'zh-CN': '暂时打不开', en: 'Cannot be reached' },
    'scanApproval.approved': { 'zh-CN': '已确认', en: 'Confirmed' },
    'scanApproval.declined': { 'zh-CN': '已拒绝', en: 'Declined' },
    'scanApproval.expired': { 'zh-CN': '二维码已失效', en: 'Code has expired' },
  },
  events: {
    'scene.approve': {
      by: 'visitor',
      says: {
        'zh-CN': '用户确认在另一块屏幕上登录',
        en: 'The user approves the login on the other screen',
      },
    },
    'scene.decline': { by: 'visitor', says: { 'zh-CN': '用户拒绝登录', en: 'The user declines' } },
    'scene.retry': { by: 'visitor', says: { 'zh-CN': '用户按下“重试”', en: 'The user presses retry' } },
  },
  actors: {
    openScene: {
      by: 'server',
      says: {
        'zh-CN': '打开这个二维码，得知是谁在请求登录',
        en: 'Opens the code and learns what asks for the login',
      },
    },
    confirmScene: {
      by: 'server',
      says: { 'zh-CN': '把确认交给服务器', en: 'Hands the approval to the server' },
    },
    sceneCode: {
      by: 'machine',
      says: { 'zh-CN': '验证码：证明手机号', en: 'Verification code: proves the phone' },
    },
  },
  delays: {},
  guards: {
    isMember: { 'zh-CN': '本机已登录', en: 'The user is signed in on this device' },
    isOver: { 'zh-CN': '二维码已过期或已被确认', en: 'The code has expired or was confirmed already' },
    isGone: {
      'zh-CN': '服务器说这个二维码已过期、不存在或已用过',
      en: 'The server calls the code expired, unknown or used',
    },
  },
}
