import type { Db, Log } from '../db/types.ts'
import type { Readiness } from '../shared/readiness.ts'
import { createOutbox } from './outbox.ts'
import type { MailSender, Sender, SmsSender } from './sender.ts'
import { createSmtp } from './smtp.ts'
import { createTencent } from './tencent.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Variables of one provider that are set only in part: a mistake, never a reason to fall back quietly. */
export class IncompleteSettings extends Error {
  readonly missing: readonly string[]
  constructor(missing: readonly string[]) {
    super(`These variables are missing beside those that are set: ${missing.join(', ')}`)
    this.name = 'IncompleteSettings'
    this.missing = missing
  }
}

/**
 * Mail goes by SMTP when SMTP_URL and SMTP_FROM are set, text messages by Tencent Cloud when all TENCENT_SMS_* are; what is
 * not configured goes to the outbox. Throws `IncompleteSettings`.
 */
export const chooseSender = (env: Env, db: Db, log: Log): Sender => {
  const isProduction = env['NODE_ENV'] === 'production'
  const outbox = () =>
    createOutbox(db, log, { hasNotices: !isProduction, says: isProduction ? 'masked' : 'open' })
  const sms = chooseSms(env, outbox)
  const mail = chooseMail(env, outbox)
  if (isProduction) {
    for (const [kind, sender] of Object.entries({ sms, mail })) {
      if (sender.carrier === 'outbox')
        log.warn(
          { kind },
          `${kind}: no provider is configured, nobody gets any; this log has the codes of administrators alone`,
        )
    }
  }
  return {
    carriers: { sms: sms.carrier, mail: mail.carrier },
    sendSms: (message) => sms.sendSms(message),
    sendNotice: sms.sendNotice,
    sendMail: (message) => mail.sendMail(message),
    close: () => mail.close?.(),
  }
}

/** Null: text messages are not configured. Throws `IncompleteSettings`. */
export const smsSettings = (env: Env) => settings(env, smsVariables)

/** Null: notifications do not go as text messages. Throws `IncompleteSettings`. */
export const noticeSettings = (env: Env) =>
  settings(env, ['TENCENT_SMS_NOTICE_TEMPLATE_ZH', 'TENCENT_SMS_NOTICE_TEMPLATE_EN'])

/** Null: mail is not configured. Throws `IncompleteSettings`. */
export const smtpSettings = (env: Env) => settings(env, ['SMTP_URL', 'SMTP_FROM'])

/** Whether mail is configured, and by which variables it is. `env`: with what was set in the browser (`withStored`). */
export const mailReadiness = (env: Env): Readiness => readinessOf('smtp', env, ['SMTP_URL', 'SMTP_FROM'])

/** The same of text messages. */
export const smsReadiness = (env: Env): Readiness => readinessOf('sms', env, smsVariables)

const readinessOf = (name: string, env: Env, variables: readonly string[]): Readiness => {
  const missing = variables.filter((one) => !env[one])
  return { name, is_ready: missing.length === 0, missing }
}

const smsVariables = [
  'TENCENT_SMS_SECRET_ID',
  'TENCENT_SMS_SECRET_KEY',
  'TENCENT_SMS_APP_ID',
  'TENCENT_SMS_SIGN',
  'TENCENT_SMS_TEMPLATE_ZH',
  'TENCENT_SMS_TEMPLATE_EN',
] as const

const chooseSms = (env: Env, otherwise: () => SmsSender): SmsSender => {
  const found = smsSettings(env)
  const notice = noticeSettings(env)
  if (found === null) return otherwise()
  return createTencent({
    secretId: found.TENCENT_SMS_SECRET_ID,
    secretKey: found.TENCENT_SMS_SECRET_KEY,
    sdkAppId: found.TENCENT_SMS_APP_ID,
    signName: found.TENCENT_SMS_SIGN,
    ...(notice !== null && {
      noticeTemplates: {
        zh: notice.TENCENT_SMS_NOTICE_TEMPLATE_ZH,
        en: notice.TENCENT_SMS_NOTICE_TEMPLATE_EN,
      },
    }),
    templates: { zh: found.TENCENT_SMS_TEMPLATE_ZH, en: found.TENCENT_SMS_TEMPLATE_EN },
    ...(env['TENCENT_SMS_REGION'] ? { region: env['TENCENT_SMS_REGION'] } : {}),
  })
}

const chooseMail = (env: Env, otherwise: () => MailSender): MailSender => {
  const found = smtpSettings(env)
  return found === null ? otherwise() : createSmtp({ url: found.SMTP_URL, from: found.SMTP_FROM })
}

/** All of them, or null when none is set. An empty value counts as not set. */
const settings = <Name extends string>(env: Env, names: readonly Name[]): Record<Name, string> | null => {
  const entries = names.map((name) => [name, env[name] ?? ''] as const)
  if (entries.every(([, value]) => value === '')) return null
  const missing = entries.filter(([, value]) => value === '').map(([name]) => name)
  if (missing.length > 0) throw new IncompleteSettings(missing)
  return Object.fromEntries(entries) as Record<Name, string>
}
