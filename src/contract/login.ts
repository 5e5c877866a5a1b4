import * as z from 'zod/mini'

import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { line, optionalLine, secret, typedCode } from './fields.ts'
import { checkPhone, countryCode, mobile } from './phone.ts'

/** LOGIN-09: every login call carries these; `tg` comes from a cookie. */
const tracking = { akey: optionalLine(200), origin: optionalLine(200), tg: optionalLine(200) }

/** Codes are six digits; anything shorter than a line is accepted and judged by the server alone. */
const code = typedCode(12, 'codeEmpty')

export const loginResult = z.object({
  token: z.string(),
  sign: z.string(),
  user_id: z.int(),
  /** 0: the profile preferences were not asked yet (LOGIN-06). */
  loginauth: z.literal([0, 1]),
  /** The session opens nothing before the second factor (ACC-02). */
  needs_factor: z.boolean(),
})
export type LoginResult = z.infer<typeof loginResult>

/** Seconds until another code may be sent, and until this one dies. */
export const codeSent = z.object({ resend_after: z.int(), expires_in: z.int() })

export const phoneTarget = z.object({ mobile, country_code: countryCode }).check(checkPhone)
export const emailTarget = z.object({ email })

export const phoneLoginForm = z
  .object({
    /** 1 phone, 2 e-mail: which quick form was open. */
    quick_login_type: z._default(z.pipe(z.coerce.number('invalid'), z.literal([1, 2], 'invalid')), 1),
    mobile,
    code,
    country_code: countryCode,
    ...tracking,
  })
  .check(checkPhone)
export const emailLoginForm = z.object({ email, code, ...tracking })
export const passwordLoginForm = z.object({
  account: line(254, 'accountEmpty'),
  password: secret(128, 'passwordEmpty'),
  country_code: countryCode,
  ...tracking,
})
export const bindForm = z
  .object({ mobile, code, openid: line(128), country_code: countryCode, ...tracking })
  .check(checkPhone)

export const sendLoginCode = endpoint({
  origin: 'API-08',
  summary: 'Send a login code to a phone',
  method: 'POST',
  path: '/apic/login/code',
  access: 'anyone',
  input: phoneTarget,
  output: codeSent,
})

export const loginByPhone = endpoint({
  origin: 'API-09',
  summary: 'Sign in with a phone code',
  method: 'POST',
  path: '/apic/login/code/check',
  access: 'anyone',
  input: phoneLoginForm,
  output: loginResult,
  success: 200,
})

export const loginByPassword = endpoint({
  origin: 'API-10',
  summary: 'Sign in with account and password',
  method: 'POST',
  path: '/apic/login/account',
  access: 'anyone',
  input: passwordLoginForm,
  output: loginResult,
  success: 200,
})

export const sendEmailLoginCode = endpoint({
  origin: 'API-11',
  summary: 'Send a login code to an e-mail address',
  method: 'POST',
  path: '/apic/login/email/code',
  access: 'anyone',
  input: emailTarget,
  output: codeSent,
})

export const loginByEmail = endpoint({
  origin: 'API-12',
  summary: 'Sign in with an e-mail code',
  method: 'POST',
  path: '/apic/login/email/code/check',
  access: 'anyone',
  input: emailLoginForm,
  output: loginResult,
  success: 200,
})

export const sendBindCode = endpoint({
  origin: 'API-13',
  summary: 'Send a code that binds a phone to a scanned account',
  method: 'POST',
  path: '/apic/login/bind_phone/code',
  access: 'anyone',
  input: z
    .object({ mobile, country_code: countryCode, event: z._default(z.literal('login', 'invalid'), 'login') })
    .check(checkPhone),
  output: codeSent,
})

export const bindPhone = endpoint({
  origin: 'API-14',
  summary: 'Bind a phone to a scanned account and sign in',
  method: 'POST',
  path: '/apic/login/bind_phone/code/check',
  access: 'anyone',
  input: bindForm,
  output: loginResult,
  success: 200,
})

export const sendEmailCode = endpoint({
  origin: 'API-25',
  summary: 'Send a code to an e-mail address for a named purpose',
  method: 'POST',
  path: '/api/ems/send',
  access: 'anyone',
  input: z.object({
    email,
    event: z._default(z.literal(['login', 'bind', 'change'], 'invalid'), 'login'),
  }),
  output: codeSent,
})
