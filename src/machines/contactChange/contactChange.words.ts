import { words } from '../shared/words.ts'

export const contactChange = words({
  area: 'login',
  rank: 13,
  title: ['更换手机号或邮箱', 'Another phone or address'],
  purpose: [
    '更换登录用的手机号或邮箱：先验证原来的，再验证新的；首次绑定只验证新的。',
    'Another phone or e-mail address for signing in: the old one is proved by a code, then the new one; a first one by its own code alone.',
  ],
  rules: ['ACC-02', 'CODE-01', 'VAL-01', 'VAL-02', 'VAL-03'],
  states: {
    'contactChange.beginning': ['判断是否有原联系方式', 'Is there an old one'],
    'contactChange.askingOld': ['验证原联系方式', 'The code of the old one is asked for'],
    'contactChange.provingOld': ['正在核对验证码', 'The code is being judged'],
    'contactChange.askingNew': ['填写新联系方式', 'The new one is asked for'],
    'contactChange.saving': ['正在保存', 'The new one is being saved'],
    'contactChange.refused': ['未能保存，判断下一步', 'Not saved: what now'],
    'contactChange.stepping': ['先完成二次验证', 'The second factor is asked for'],
    'contactChange.changed': ['已更换', 'Changed'],
  },
  events: {
    'old.submit': ['visitor', '用户提交原联系方式的验证码', 'The visitor brings the code of the old one'],
    'new.submit': ['visitor', '用户提交新联系方式和验证码', 'The visitor brings the new one and its code'],
    'change.close': ['visitor', '用户关闭弹窗', 'The visitor closes the dialog'],
  },
  actors: {
    oldCode: ['machine', '验证码：发送到原联系方式', 'Verification code: goes to the old one'],
    newCode: ['machine', '验证码：发送到新联系方式', 'Verification code: goes to the new one'],
    proveOld: ['server', '核对原联系方式的验证码', 'Judges the code of the old one'],
    saveContact: ['server', '核对并更换，通知新旧两方', 'Judges and changes it, and tells both'],
  },
  guards: {
    hasOld: ['账号已有该联系方式', 'The account has one'],
    isUnproven: ['原联系方式的验证已失效', 'The proof of the old one has run out'],
    needsFactor: ['服务器要求再次验证', 'The server asks for the second factor'],
  },
})
