import { words } from '../shared/words.ts'

export const deliverySettings = words({
  area: 'commerce',
  rank: 28,
  title: ['发送、收款与文件设置', 'Settings of sending, payment and files'],
  purpose: [
    '管理员在浏览器中设置邮件、短信和收款方式，保存前完成二次验证，保存后立即生效，并可测试；环境变量优先，已保存的密码不再显示。',
    'Administrators set mail, text messages and ways to pay in the browser: proved by a second factor, in force at once, and tried out; variables of the environment win, and no secret is shown again.',
  ],
  rules: ['OPS-01'],
  states: {
    'deliverySettings.loading': ['正在取设置', 'Loading'],
    'deliverySettings.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'deliverySettings.open': ['可填写', 'Open'],
    'deliverySettings.open.passed': ['测试通过', 'The test passed'],
    'deliverySettings.open.notPassed': ['测试未通过，说明原因', 'The test failed, with the reason'],
    'deliverySettings.asking': ['移除前确认', 'Asked before it is taken out'],
    'deliverySettings.changing': ['正在保存', 'Saving'],
    'deliverySettings.refused': ['未能保存，判断下一步', 'Refused: what now'],
    'deliverySettings.stale': ['登录过久，需重新登录', 'A fresh sign-in is needed'],
    'deliverySettings.outdated': ['另一位管理员改过', 'Changed by another administrator'],
    'deliverySettings.testing': ['正在测试', 'Being tested'],
  },
  events: {
    'delivery.retry': ['visitor', '管理员要求重试', 'The administrator tries again'],
    'delivery.send': ['visitor', '管理员保存设置', 'The administrator saves the settings'],
    'delivery.test': ['visitor', '管理员测试现有设置', 'The administrator tries out what holds'],
    'delivery.clear': ['visitor', '管理员要移除设置', 'The administrator wants to take it out'],
    'clear.confirm': ['visitor', '管理员确认移除', 'The administrator confirms it'],
    'clear.cancel': ['visitor', '管理员不移除', 'The administrator leaves it'],
    'delivery.reload': ['visitor', '管理员查看最新的设置', 'The administrator takes the newest settings'],
    'login.accept': ['visitor', '管理员去重新登录', 'The administrator goes to sign in again'],
    'login.dismiss': ['visitor', '管理员暂不登录', 'The administrator does not'],
  },
  actors: {
    fetchDelivery: ['server', '取设置，不含密码', 'Asks for the settings, without secrets'],
    changeDelivery: ['server', '保存或移除，立即生效', 'Saves or takes out; it holds at once'],
    testDelivery: [
      'server',
      '实际发送或查询一次，说明结果',
      'Sends or asks once in earnest, and says what became of it',
    ],
  },
  guards: {
    canSave: ['可在此设置', 'It can be set here'],
    canTest: ['有设置可测试', 'There is something to try out'],
    canClear: ['有在此保存的设置', 'Something was set here'],
    isOutdated: ['另一位管理员已保存过', 'Another administrator has saved something since'],
    isLeft: ['管理员放弃了验证', 'The second factor was not brought'],
    hasPassed: ['测试通过', 'The test passed'],
  },
})
