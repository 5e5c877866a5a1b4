import { codes } from '../../../src/contract/envelope.ts'
import type { FactorReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a member when the second factor is required, or could not be changed. */
export const factorMessages: Record<FactorReason, Record<MessageLanguage, string>> = {
  secondFactorNeeded: { zh: '请先完成二次验证', en: 'Please confirm with your second factor first.' },
  secondFactorMissing: {
    zh: '财务和管理员须先设置二次验证，才能继续',
    en: 'Finance and administrators set up a second factor before they go on.',
  },
  stepUpNeeded: {
    zh: '请再次完成二次验证，以确认是您本人',
    en: 'Please confirm with your second factor that it is you.',
  },
  freshSignInNeeded: {
    zh: '距上次登录已超过 10 分钟，请重新登录后再继续',
    en: 'You signed in more than 10 minutes ago. Please sign in again to go on.',
  },
  recoveryCodeWrong: {
    zh: '恢复码错误或已使用过',
    en: 'The recovery code is wrong or was used already.',
  },
  passkeyNone: { zh: '您还没有添加通行密钥', en: 'You have no passkey yet.' },
  passkeyWrong: {
    zh: '未能识别该通行密钥，请重试',
    en: 'The passkey was not recognised. Please try again.',
  },
  passkeyTaken: { zh: '该通行密钥已添加过', en: 'This passkey was added already.' },
  passkeysFull: {
    zh: '最多添加 10 个通行密钥，请先移除一个',
    en: 'There can be 10 passkeys. Please remove one first.',
  },
  totpNotBegun: {
    zh: '请重新扫描二维码，再输入验证码',
    en: 'Please scan the QR code anew, then enter the code.',
  },
  factorLast: {
    zh: '财务和管理员须保留至少一种二次验证方式',
    en: 'Finance and administrators keep at least one second factor.',
  },
  factorNone: { zh: '请先设置一种二次验证方式', en: 'Please set up a second factor first.' },
}

export const factorCodes: Record<FactorReason, number> = {
  secondFactorNeeded: codes.forbidden,
  secondFactorMissing: codes.forbidden,
  stepUpNeeded: codes.forbidden,
  freshSignInNeeded: codes.forbidden,
  recoveryCodeWrong: codes.invalid,
  passkeyNone: codes.conflict,
  passkeyWrong: codes.invalid,
  passkeyTaken: codes.conflict,
  passkeysFull: codes.conflict,
  totpNotBegun: codes.conflict,
  factorLast: codes.conflict,
  factorNone: codes.conflict,
}
