import { codes } from '../../../src/contract/envelope.ts'
import type { AccountReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a member whose own account could not be changed. */
export const accountMessages: Record<AccountReason, Record<MessageLanguage, string>> = {
  nicknameEmpty: { zh: '请填写昵称', en: 'Please give a nickname.' },
  nicknameLong: { zh: '昵称最多 30 个字符', en: 'A nickname has at most 30 characters.' },
  imageTooLarge: {
    zh: '图片的像素尺寸过大，请缩小后重试',
    en: 'This picture has too many pixels. Please make it smaller.',
  },
  passwordsDiffer: { zh: '两次输入的密码不一致', en: 'The two passwords are not the same.' },
  passwordWrong: { zh: '当前密码不正确', en: 'The present password is wrong.' },
  passwordNone: {
    zh: '您还没有设置密码，请用手机验证码设置',
    en: 'You have no password yet. Please set one by a code to your phone.',
  },
  passwordSame: {
    zh: '新密码不能与当前密码相同',
    en: 'The new password is the present one. Please choose another.',
  },
  passwordShort: { zh: '密码至少需要 8 个字符', en: 'A password has at least 8 characters.' },
  passwordCommon: {
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is too common and easily guessed. Please choose another.',
  },
  passwordPersonal: {
    zh: '密码不能只由您的手机号、邮箱、昵称或本站名称加几个字符组成，请换一个',
    en: 'A password cannot be your phone, email address or name, or the name of this site, with a few characters more. Please choose another.',
  },
  phoneUnknown: {
    zh: '该手机号还没有账号，可直接用验证码登录',
    en: 'There is no account with this phone. Sign in by code to make one.',
  },
  termsNotAccepted: {
    zh: '请先阅读并同意用户协议和隐私政策',
    en: 'Please read and accept the agreement and the privacy policy.',
  },
  contactMissing: {
    zh: '账号没有绑定该联系方式，可直接绑定新的',
    en: 'The account has none yet. Please bind a new one.',
  },
  contactUnproven: {
    zh: '原联系方式的验证已失效，请重新验证',
    en: 'The proof of the old one has run out. Please confirm it again.',
  },
  contactSame: {
    zh: '新的联系方式与当前的相同',
    en: 'This is the one that the account has already.',
  },
  contactTaken: {
    zh: '该手机号或邮箱已属于其他账号，请换一个',
    en: 'This phone or address belongs to another account. Please use another.',
  },
  wechatTaken: {
    zh: '该微信已绑定其他账号，请先在那个账号中解绑',
    en: 'This WeChat is bound to another account. Unbind it there first.',
  },
  wechatBound: { zh: '账号已绑定微信，请先解绑', en: 'A WeChat is bound already. Unbind it first.' },
  wechatNone: { zh: '账号没有绑定微信', en: 'No WeChat is bound to the account.' },
  lastWayIn: {
    zh: '微信是这个账号唯一的登录方式，请先绑定手机号或邮箱',
    en: 'WeChat is the only way into this account. Bind a phone or an address first.',
  },
  exportToday: {
    zh: '每天只能申请一次，请稍后再试',
    en: 'An archive can be asked for once a day. Please try again later.',
  },
  deletionNotAgreed: {
    zh: '请先勾选“我已了解”，再申请注销',
    en: 'Please confirm that you have read what is erased and what is kept.',
  },
  sessionOwn: {
    zh: '这是当前设备，请使用“退出登录”',
    en: 'This is the device in front of you. Please sign out instead.',
  },
}

/** Most are about the state of the account. */
export const accountCodes: Record<AccountReason, number> = {
  nicknameEmpty: codes.invalid,
  nicknameLong: codes.invalid,
  imageTooLarge: codes.invalid,
  passwordsDiffer: codes.invalid,
  passwordWrong: codes.invalid,
  passwordNone: codes.conflict,
  passwordSame: codes.invalid,
  passwordShort: codes.invalid,
  passwordCommon: codes.invalid,
  passwordPersonal: codes.invalid,
  phoneUnknown: codes.notFound,
  termsNotAccepted: codes.invalid,
  contactMissing: codes.conflict,
  contactUnproven: codes.gone,
  contactSame: codes.conflict,
  contactTaken: codes.conflict,
  wechatTaken: codes.conflict,
  wechatBound: codes.conflict,
  wechatNone: codes.conflict,
  lastWayIn: codes.conflict,
  exportToday: codes.limited,
  deletionNotAgreed: codes.invalid,
  sessionOwn: codes.conflict,
}
