import { words } from '../shared/words.ts'

export const passwordReset = words({
  area: 'login',
  rank: 14,
  title: ['设置或重设密码', 'Setting a password'],
  purpose: [
    '没有密码或忘记密码的会员：填写手机号、验证码和两次新密码，并同意协议和隐私政策。',
    'For members without a password or with a forgotten one: phone, code, the new password twice, and both documents accepted.',
  ],
  rules: ['ACC-01', 'CODE-01', 'VAL-02', 'VAL-03'],
  states: {
    'passwordReset.open': ['正在填写', 'The form is open'],
    'passwordReset.open.fresh': ['尚未提交', 'Not sent yet'],
    'passwordReset.open.refused': ['未能保存', 'Refused'],
    'passwordReset.saving': ['正在保存', 'Being saved'],
    'passwordReset.saved': ['密码已设置', 'The password is set'],
  },
  events: {
    'reset.submit': ['visitor', '用户提交表单', 'The visitor sends the form'],
  },
  actors: {
    code: ['machine', '验证码：发送短信验证码', 'Verification code: sends the text message'],
    saveReset: ['server', '核对验证码并保存密码', 'Judges the code and keeps the password'],
  },
  excused: {
    deadEnd: {
      'passwordReset.saved': [
        '由页面上的链接离开，去登录或回到账号页。',
        'Left by the links on the page, to sign in or back to the account.',
      ],
    },
  },
})
