import { codeSent, session, type ExamplesOf } from './example.ts'
import type * as login from './login.ts'

export const loginExamples: ExamplesOf<typeof login> = {
  sendLoginCode: {
    sample: { mobile: '13900000000', country_code: '86' },
    answer: codeSent,
  },
  loginByPhone: {
    sample: {
      quick_login_type: '1',
      mobile: '13900000000',
      code: '123456',
      country_code: '86',
      akey: 'a',
      origin: 'o',
      tg: 't',
    },
    answer: session,
  },
  loginByPassword: {
    sample: { account: 'nobody', password: 'x', country_code: '86', akey: 'a', origin: 'o', tg: 't' },
    answer: session,
  },
  sendEmailLoginCode: {
    sample: { email: 'a@example.org' },
    answer: codeSent,
  },
  loginByEmail: {
    sample: { email: 'a@example.org', code: '123456', akey: 'a', origin: 'o', tg: 't' },
    answer: session,
  },
  sendBindCode: {
    sample: { mobile: '13900000000', country_code: '86', event: 'login' },
    answer: codeSent,
  },
  bindPhone: {
    sample: {
      mobile: '13900000000',
      code: '123456',
      openid: 'o',
      country_code: '86',
      akey: 'a',
      origin: 'o',
      tg: 't',
    },
    answer: () => ({ ...session(), loginauth: 0 }),
  },
  sendEmailCode: {
    sample: { email: 'a@example.org', event: 'login' },
    answer: codeSent,
  },
}
