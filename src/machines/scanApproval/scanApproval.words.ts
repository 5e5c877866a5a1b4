import { words } from '../shared/words.ts'

export const scanApproval = words({
  area: 'login',
  rank: 3,
  title: ['扫码确认', 'Scan approval'],
  purpose: [
    '扫码后在第二台设备上打开：已登录的直接确认，未登录的用手机验证码确认，也可以拒绝。',
    'What the code opens on the second device: a member approves at once, a guest proves a phone by a code, and either may decline.',
  ],
  rules: ['SCAN-01', 'SCAN-02', 'SCAN-03'],
  states: {
    'scanApproval.opening': ['正在打开', 'Opening'],
    'scanApproval.confirming': ['本机已登录，等待确认', 'Signed in here: confirm'],
    'scanApproval.identifying': ['本机未登录，先证明身份', 'Signed out here: identify'],
    'scanApproval.approving': ['正在确认', 'Confirming'],
    'scanApproval.unreachable': ['暂时打不开', 'Cannot be reached'],
    'scanApproval.approved': ['已确认', 'Confirmed'],
    'scanApproval.declined': ['已拒绝', 'Declined'],
    'scanApproval.expired': ['二维码已失效', 'Code has expired'],
  },
  events: {
    'scene.approve': [
      'visitor',
      '用户确认在另一块屏幕上登录',
      'The user approves the login on the other screen',
    ],
    'scene.decline': ['visitor', '用户拒绝登录', 'The user declines'],
    'scene.retry': ['visitor', '用户按下“重试”', 'The user presses retry'],
  },
  actors: {
    openScene: [
      'server',
      '打开这个二维码，得知是谁在请求登录',
      'Opens the code and learns what asks for the login',
    ],
    confirmScene: ['server', '把确认交给服务器', 'Hands the approval to the server'],
    sceneCode: ['machine', '验证码：证明手机号', 'Verification code: proves the phone'],
  },
  guards: {
    isMember: ['本机已登录', 'The user is signed in on this device'],
    isOver: ['二维码已过期或已被确认', 'The code has expired or was confirmed already'],
    isGone: [
      '服务器说这个二维码已过期、不存在或已用过',
      'The server calls the code expired, unknown or used',
    ],
  },
})
