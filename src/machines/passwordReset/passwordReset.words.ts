import type { Words } from '../shared/words.ts'

export const passwordReset: Words = {
  area: 'login',
  rank: 14,
  title: { 'zh-CN': '设置或重设密码', en: 'Setting a password' },
  purpose: {
    'zh-CN': '没有密码或忘记密码的会员：填写手机号、验证码和两次新密码，并同意协议和隐私政策。',
    en: 'For members without a password or with a forgotten one: phone, code, the new password twice, and both documents accepted.',
  },
  rules: ['ACC-01', 'CODE-01', 'VAL-02', 'VAL-03'],
  states: {
    'passwordReset.open': { 'zh-CN': '正在填写', en: 'The form is open' },
    'passwordReset.open.fresh': { 'zh-CN': '尚未提交', en: 'Not sent yet' },
    'passwordReset.open.refused': { 'zh-CN': '未能保存', en: 'Refused' },
    'passwordReset.saving': { 'zh-CN': '正在保存', en: 'Being saved' },
    'passwordReset.saved': { 'zh-CN': '密码已设置', en: 'The password is set' },
  },
  events: {
    'reset.submit': { by: 'visitor', says: { 'zh-CN': '用户提交表单', en: 'The visitor sends the form' } },
  },
  actors: {
    code: {
      by: 'machine',
      says: { 'zh-CN': '验证码：发送短信验证码', en: 'Verification code: sends the text message' },
    },
    saveReset: {
      by: 'server',
      says: { 'zh-CN': '核对验证码并保存密码', en: 'Judges the code and keeps the password' },
    },
  },
  delays: {},
  guards: {},
  excused: {
    deadEnd: {
      'passwordReset.saved': {
        'zh-CN': '由页面上的链接离开，去登录或回到账号页。',
        en: 'Left by the links on the page, to sign in or back to the account.',
      },
    },
  },
}
