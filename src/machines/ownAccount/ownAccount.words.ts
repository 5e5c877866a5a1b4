import { words } from '../shared/words.ts'

export const ownAccount = words({
  area: 'login',
  rank: 12,
  title: ['我的账号', 'The own account'],
  purpose: [
    '会员查看和修改自己的资料、登录方式和已登录的设备；一次只做一项更改。',
    'Members see and change their profile, the ways into the account and where it is signed in, one change at a time.',
  ],
  rules: ['MEM-03', 'ACC-01', 'ACC-02'],
  states: {
    'ownAccount.loading': ['正在读取', 'Loading'],
    'ownAccount.failed': ['读取失败', 'Could not be loaded'],
    'ownAccount.open': ['可查看和修改', 'Open'],
    'ownAccount.looking': ['悄悄查看个人数据是否已整理好', 'Looking quietly whether the own data is ready'],
    'ownAccount.confirming': ['先确认再执行', 'Asked whether it is meant'],
    'ownAccount.scanning': ['等待微信扫码', 'A WeChat is to scan'],
    'ownAccount.contacting': ['正在更换手机号或邮箱', 'Phone or address are being changed'],
    'ownAccount.saving': ['正在保存', 'The change is being saved'],
    'ownAccount.refused': ['更改未成，判断下一步', 'Not done: what now'],
  },
  events: {
    'account.retry': ['visitor', '用户重试', 'The visitor tries again'],
    'wish.choose': ['visitor', '用户提出一项更改', 'The visitor wants something to be different'],
    'wish.confirm': ['visitor', '用户确认', 'The visitor says yes'],
    'wish.dismiss': ['visitor', '用户作罢', 'The visitor leaves it'],
  },
  actors: {
    fetchAccount: ['server', '答复账号现状', 'Answers how the account is'],
    saveChange: ['server', '执行更改', 'Does what is wished for'],
    scan: ['machine', '二维码：微信扫码并确认', 'The QR code: a WeChat scans and confirms'],
    contactChange: [
      'machine',
      '更换手机号或邮箱：完成或关闭',
      'Another phone or address: changed, or closed',
    ],
  },
  delays: {
    exportPoll: ['五秒过去', 'Five seconds have passed'],
  },
  guards: {
    isExporting: ['个人数据正在整理', 'The own data is being put together'],
    needsYes: ['该更改须先确认', 'It takes something away, and is confirmed first'],
    needsScan: ['要绑定微信', 'A WeChat is to be bound'],
    needsContact: ['要更换手机号或邮箱', 'Phone or address are to change'],
    isChanged: ['联系方式已更换', 'The contact was changed'],
  },
})
