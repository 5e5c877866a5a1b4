import { codes } from '../../../src/contract/envelope.ts'
import type { OperatorReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to an administrator when an act is refused, and to a member whose account is locked. */
export const operatorMessages: Record<OperatorReason, Record<MessageLanguage, string>> = {
  accountLocked: {
    zh: '该账号已被锁定。如有疑问，请通过页面底部的联系方式联系平台',
    en: 'This account is locked. To ask why, use the contact at the foot of the page.',
  },
  accountNotLocked: { zh: '该账号没有被锁定', en: 'This account is not locked.' },
  accountLockedAlready: { zh: '该账号已被锁定', en: 'This account is locked already.' },
  ownAccount: {
    zh: '不能对自己的账号进行此操作，请由其他管理员处理',
    en: 'This cannot be done to your own account. Please ask another administrator.',
  },
  lastAdministrator: {
    zh: '这是最后一位管理员，请先授予其他人管理员角色',
    en: 'This is the last administrator. Please make somebody else one first.',
  },
  roleGiven: { zh: '该账号已有此角色', en: 'The account has this role already.' },
  roleNotGiven: { zh: '该账号没有此角色', en: 'The account does not have this role.' },
  conferenceEmpty: {
    zh: '请填写该角色所属会议的编号',
    en: 'Please give the number of the conference that the role is for.',
  },
  conferenceNotAsked: {
    zh: '平台角色不属于任何会议，请清空会议编号',
    en: 'A role of the platform belongs to no conference. Please leave the number out.',
  },
  sessionGone: { zh: '该会话已结束', en: 'This session has ended already.' },
  jobGone: { zh: '该任务已不存在', en: 'This job is gone.' },
  jobRunning: { zh: '该任务正在执行，请稍后刷新', en: 'This job is running. Please refresh in a moment.' },
  jobDone: { zh: '该任务已完成', en: 'This job is done already.' },
  jobWaiting: {
    zh: '该任务正在等待执行，无需处理',
    en: 'This job waits to be done. There is nothing to decide.',
  },
  jobDiscarded: { zh: '该任务已作废', en: 'This job was discarded already.' },
  addressStopped: {
    zh: '该邮箱已停止发送，请先恢复发送再重试',
    en: 'Nothing is sent to this address. Allow it first, then try again.',
  },
  addressAllowed: { zh: '该邮箱已恢复发送', en: 'This address is allowed already.' },
  setupCodeWrong: {
    zh: '初始化码不正确，请查看服务器日志，或运行 npm run doctor',
    en: 'The setup code is wrong. It stands in the server’s log, and npm run doctor says it.',
  },
  setupTaken: {
    zh: '另一个浏览器正在进行初始化。如果已经关闭，请在 {seconds} 秒后重试',
    en: 'Another browser is setting the site up. If it was closed, try again in {seconds} seconds.',
  },
  setupStepWrong: { zh: '请先完成前面的步骤', en: 'Please finish the steps before this one.' },
  testMailFailed: {
    zh: '测试邮件发送失败，请检查邮件服务器的设置',
    en: 'The test mail could not be sent. Please check the settings of the mail server.',
  },
  setByEnvironment: {
    zh: '该项由服务器的环境变量设置，不能在此修改',
    en: 'This is set by variables of the server’s environment and cannot be changed here.',
  },
  keyUnreadable: {
    zh: '无法识别该密钥：请粘贴 PEM 格式的 RSA 密钥，或其首尾两行之间的内容',
    en: 'This key cannot be read: paste an RSA key as PEM, or the text between its first and last line.',
  },
  apiKeyWrong: { zh: 'APIv3 密钥应为 32 个字符', en: 'An API v3 key has 32 characters.' },
  mailHostWrong: {
    zh: '请只填写服务器名称或 IP 地址，不含端口和路径',
    en: 'Give the name or address of the server alone, without port and path.',
  },
  mailPortWrong: { zh: '端口应为 1 至 65535 的整数', en: 'A port is a whole number from 1 to 65535.' },
  mailPortOther: {
    zh: '此处可用的端口为 25、465、587 和 2525；其他端口请由运维人员通过环境变量 SMTP_URL 设置',
    en: 'The ports that can be set here are 25, 465, 587 and 2525; others are set by the variable SMTP_URL.',
  },
  secretAgain: {
    zh: '服务器、端口、加密方式或用户名已更改，请重新填写密码',
    en: 'Server, port, encryption or user have changed: please type the password again.',
  },
  noticeTemplateHalf: {
    zh: '通知模板须中英文都填写，或都留空',
    en: 'Give the templates of notifications in both languages, or in none.',
  },
  besideDemo: {
    zh: '站点正在展示演示内容，演示账号对所有人开放，不能同时真实发送邮件或短信',
    en: 'The site shows demo content, whose accounts are open to everybody: it sends no real mails or text messages.',
  },
  besideSandbox: {
    zh: '支付沙箱已启用（PAY_SANDBOX），不能同时设置真实的支付渠道',
    en: 'The sandbox of payments is on (PAY_SANDBOX): no real provider can stand beside it.',
  },
  paymentsOpen: {
    zh: '仍有 {count} 笔通过该商户的付款或退款在处理中，处理完成后才能更换或移除',
    en: 'Payments or refunds by this merchant are still under way ({count}). It can be replaced or taken out when they are done.',
  },
  partNotConfigured: {
    zh: '尚未设置，无法测试',
    en: 'This is not configured yet: there is nothing to test.',
  },
  ownEmailMissing: {
    zh: '您的账号没有邮箱，请先在“账号设置”中添加，再测试',
    en: 'Your account has no email address. Please add one to your account, then test.',
  },
  ownPhoneMissing: {
    zh: '您的账号没有手机号，请先在“账号设置”中添加，再测试',
    en: 'Your account has no phone number. Please add one to your account, then test.',
  },
}

export const operatorCodes: Record<OperatorReason, number> = {
  accountLocked: codes.forbidden,
  accountNotLocked: codes.conflict,
  accountLockedAlready: codes.conflict,
  ownAccount: codes.forbidden,
  lastAdministrator: codes.conflict,
  roleGiven: codes.conflict,
  roleNotGiven: codes.conflict,
  conferenceEmpty: codes.invalid,
  conferenceNotAsked: codes.invalid,
  sessionGone: codes.gone,
  jobGone: codes.notFound,
  jobRunning: codes.conflict,
  jobDone: codes.conflict,
  jobWaiting: codes.conflict,
  jobDiscarded: codes.conflict,
  addressStopped: codes.conflict,
  addressAllowed: codes.conflict,
  setupCodeWrong: codes.invalid,
  setupTaken: codes.conflict,
  setupStepWrong: codes.conflict,
  testMailFailed: codes.fault,
  setByEnvironment: codes.conflict,
  keyUnreadable: codes.invalid,
  apiKeyWrong: codes.invalid,
  mailHostWrong: codes.invalid,
  mailPortWrong: codes.invalid,
  mailPortOther: codes.invalid,
  secretAgain: codes.invalid,
  noticeTemplateHalf: codes.invalid,
  besideDemo: codes.conflict,
  besideSandbox: codes.conflict,
  paymentsOpen: codes.conflict,
  partNotConfigured: codes.conflict,
  ownEmailMissing: codes.conflict,
  ownPhoneMissing: codes.conflict,
}
