import * as z from 'zod/mini'

import { openSession } from './accounts.ts'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { flag, idList, line, positiveId, secret, typedCode } from './fields.ts'
import { codeSent } from './login.ts'
import { checkNotMadeOf, newPassword } from './newPassword.ts'
import { checkPhone, countryCode, mobile } from './phone.ts'
import { shownPicture } from './pictureAddress.ts'
import type { Reason } from './reasons.ts'
import { exactText } from './text.ts'
import { maxSubjects } from './user.ts'

/** A member's own account: data and changes (MEM-03, ACC-01, ACC-02). */

const says = (reason: Reason) => reason

/** Longest nickname, in characters as people count them. */
export const longestNickname = 30

export const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

/** In the spelling of every line; without characters that a font may draw as anything. */
const nickname = line(200, 'nicknameEmpty').check(
  z.refine((text) => !/[\p{Co}\p{Cn}]/u.test(text), says('invalidCharacter')),
  z.refine((text) => /[\p{L}\p{N}\p{S}]/u.test(text), says('nicknameEmpty')),
  z.refine((text) => Array.from(text).length <= longestNickname, says('nicknameLong')),
)

const code = typedCode(12, 'codeEmpty')

/** The two must be the same, character by character (MEM-03). */
const checkAgain = z.check<{ password: string; password_again: string }>((form) => {
  const { password, password_again } = form.value
  if (password !== password_again)
    form.issues.push({
      code: 'custom',
      message: says('passwordsDiffer'),
      path: ['password_again'],
      input: password_again,
    })
})

export const ownProfileForm = z
  .object({
    nickname,
    search_field: z._default(idList, []),
    need_submission_service: z._default(flag, 0),
  })
  .check(
    z.check<{ search_field: number[] }>((form) => {
      const { search_field } = form.value
      const fault: Reason | null =
        search_field.length > maxSubjects
          ? 'subjectTooMany'
          : search_field.length === 0
            ? 'subjectNone'
            : null
      if (fault !== null)
        form.issues.push({ code: 'custom', message: fault, path: ['search_field'], input: search_field })
    }),
  )

export const changePasswordForm = z
  .object({
    current: secret(128, 'passwordEmpty'),
    password: newPassword,
    password_again: secret(128, 'passwordEmpty'),
  })
  .check(checkAgain)

export const resetPasswordForm = z
  .object({
    mobile,
    country_code: countryCode,
    code,
    password: newPassword,
    password_again: secret(128, 'passwordEmpty'),
    /** ACC-01: agreement and privacy policy are accepted. */
    agreed: z.pipe(z._default(flag, 0), z.literal(1, says('termsNotAccepted'))),
  })
  .check(checkPhone, checkNotMadeOf('mobile'), checkAgain)

export const newPhoneForm = z.object({ mobile, country_code: countryCode, code }).check(checkPhone)
export const newEmailForm = z.object({ email, code })
export const oldCodeForm = z.object({ code })

export const ownAccount = z.object({
  id: z.int(),
  nickname: z.string(),
  /** An address of this site, or empty. */
  avatar: z.string(),
  /** Mostly masked, as `+86 138****8000`; empty: none. */
  phone: z.string(),
  email: z.string(),
  /** Name for signing in with the password; empty: none. */
  account: z.string(),
  has_password: z.boolean(),
  has_wechat: z.boolean(),
  has_factor: z.boolean(),
  subjects: z.array(z.int()),
  need_submission_service: z.literal([0, 1]),
  /** The latest requested archive of own data; null: none within seven days. */
  data_export: z.nullable(
    z.object({
      /** ISO 8601, UTC. */
      asked_at: z.string(),
      /** End of its availability; ISO 8601, UTC; null: it is being made. */
      until: z.nullable(z.string()),
      bytes: z.int(),
    }),
  ),
  /** Signed-in devices, the newest first. */
  sessions: z.array(openSession),
})
export type OwnAccount = z.infer<typeof ownAccount>

export const getOwnAccount = endpoint({
  summary: 'The own account: profile, ways to sign in, where it is signed in',
  method: 'GET',
  path: '/apic/account/get',
  access: 'member',
  input: z.object({}),
  output: ownAccount,
})

export const saveOwnProfile = endpoint({
  summary: 'Nickname, subjects (1 to 3) and preferences',
  method: 'POST',
  path: '/apic/account/profile',
  access: 'member',
  input: ownProfileForm,
  output: ownAccount,
})

export const setAvatar = endpoint({
  summary: 'Makes a picture that the member uploaded as `avatar` the avatar; an empty one removes it',
  method: 'POST',
  path: '/apic/account/avatar',
  access: 'member',
  input: z.object({ avatar: shownPicture(exactText(60)) }),
  output: ownAccount,
})

const contactKind = z.literal(contactKinds, says('invalid'))

export const sendOldContactCode = endpoint({
  summary: 'A code to the phone or address that the account has, before it is changed',
  method: 'POST',
  path: '/apic/account/contact/old/code',
  access: 'member',
  input: z.object({ kind: contactKind }),
  output: codeSent,
})

export const proveOldContact = endpoint({
  summary: 'Brings the code of the old phone or address; good for ten minutes in this session',
  method: 'POST',
  path: '/apic/account/contact/old/prove',
  access: 'member',
  input: z.object({ kind: contactKind, code }),
  output: z.object({
    /** Brought along with the new one. */
    proof: z.string(),
  }),
})

export const sendNewPhoneCode = endpoint({
  summary: 'A code to the new phone; one to a new address goes by API-25',
  method: 'POST',
  path: '/apic/account/contact/new/code',
  access: 'member',
  input: z.object({ mobile, country_code: countryCode }).check(checkPhone),
  output: codeSent,
})

/** Absent where there is no old one. */
const proof = z.optional(exactText(200))

export const changePhone = endpoint({
  summary: 'Brings the code of the new phone, which counts from then on',
  method: 'POST',
  path: '/apic/account/contact/phone',
  access: 'member',
  input: z.object({ mobile, country_code: countryCode, code, proof }).check(checkPhone),
  output: ownAccount,
})

export const changeEmail = endpoint({
  summary: 'Brings the code of the new address, which counts from then on',
  method: 'POST',
  path: '/apic/account/contact/email',
  access: 'member',
  input: z.object({ email, code, proof }),
  output: ownAccount,
})

export const changePassword = endpoint({
  summary: 'A new password for the account’s present one; every other session ends',
  method: 'POST',
  path: '/apic/account/password',
  access: 'member',
  input: changePasswordForm,
  output: ownAccount,
})

export const sendPasswordCode = endpoint({
  summary: 'A code to a phone, for setting a password or a forgotten one',
  method: 'POST',
  path: '/apic/login/password/code',
  access: 'anyone',
  input: z.object({ mobile, country_code: countryCode }).check(checkPhone),
  output: codeSent,
})

export const resetPassword = endpoint({
  summary: 'Sets the password of the account with this phone; every session but the asking one ends',
  method: 'POST',
  path: '/apic/login/password/reset',
  access: 'anyone',
  input: resetPasswordForm,
  output: z.null(),
})

export const bindWechat = endpoint({
  summary: 'Binds the WeChat that confirmed a scene of this browser to the own account',
  method: 'POST',
  path: '/apic/account/wechat/bind',
  access: 'member',
  input: z.object({ scene_str: line(64) }),
  output: ownAccount,
})

export const unbindWechat = endpoint({
  summary: 'Signing in by WeChat ends; never where it is the only way',
  method: 'POST',
  path: '/apic/account/wechat/unbind',
  access: 'member',
  input: z.object({}),
  output: ownAccount,
})

export const endOwnSession = endpoint({
  summary: 'Signs one other device out, or all others',
  method: 'POST',
  path: '/apic/account/session/end',
  access: 'member',
  /** Absent: every session but the requesting one. */
  input: z.object({ session_id: z.optional(positiveId) }),
  output: ownAccount,
})

export const askExport = endpoint({
  summary: 'Asks for an archive of the own data, once a day; a message says when it can be downloaded',
  method: 'POST',
  path: '/apic/account/export',
  access: 'member',
  input: z.object({}),
  output: ownAccount,
})
