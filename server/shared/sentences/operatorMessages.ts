import { codes } from '../../../src/contract/envelope.ts'
import type { OperatorReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** What an administrator reads when an act is refused, and a member whose account is locked. */
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
    zh: '测试邮件发送失败，请检查 SMTP_URL 和 SMTP_FROM',
    en: 'The test mail could not be sent. Please check SMTP_URL and SMTP_FROM.',
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
}
