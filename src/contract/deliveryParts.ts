import * as z from 'zod/mini'

import type { DeliveryPart } from './deliveryPlaces.ts'
import { email } from './email.ts'
import { line } from './fields.ts'
import type { Reason } from './reasons.ts'
import { plainLine, plainText, secretLine } from './text.ts'

/** `tls` from the first byte · `starttls` refuses to continue without it · `none` for a relay in the own network. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const

/** Ports of mail servers: an administrator's input can reach no other service of the network (docs/adr/0058). */
export const mailPorts = [25, 465, 587, 2525] as const

/**
 * `secret` and `privateKey` are never sent back; an empty one keeps the stored value. `privateKey` and `publicKey`: PEM, or the
 * base64 between its lines.
 */
export type DeliveryKind =
  | 'line'
  | 'host'
  | 'port'
  | 'security'
  | 'email'
  | 'secret'
  | 'apiKey'
  | 'privateKey'
  | 'publicKey'

export interface DeliveryField {
  readonly name: string
  /** Variable of the environment for the same value; for mail one variable covers several. */
  readonly variable: string
  readonly kind: DeliveryKind
  /** UTF-16 units. */
  readonly max: number
  readonly isRequired: boolean
}

const field = (name: string, variable: string, kind: DeliveryKind = 'line', max = 100): DeliveryField => ({
  ...{ name, variable, kind, max },
  isRequired: true,
})
const optional = (...of: Parameters<typeof field>): DeliveryField => ({ ...field(...of), isRequired: false })

export const deliveryFields: Readonly<Record<DeliveryPart, readonly DeliveryField[]>> = {
  mail: [
    field('host', 'SMTP_URL', 'host', 253),
    field('port', 'SMTP_URL', 'port', 5),
    field('security', 'SMTP_URL', 'security', 8),
    optional('user', 'SMTP_URL', 'line', 254),
    optional('password', 'SMTP_URL', 'secret', 500),
    optional('from_name', 'SMTP_FROM', 'line', 60),
    field('from_address', 'SMTP_FROM', 'email', 254),
  ],
  sms: [
    field('secret_id', 'TENCENT_SMS_SECRET_ID'),
    field('secret_key', 'TENCENT_SMS_SECRET_KEY', 'secret', 200),
    field('app_id', 'TENCENT_SMS_APP_ID'),
    field('sign', 'TENCENT_SMS_SIGN'),
    field('template_zh', 'TENCENT_SMS_TEMPLATE_ZH'),
    field('template_en', 'TENCENT_SMS_TEMPLATE_EN'),
    optional('notice_zh', 'TENCENT_SMS_NOTICE_TEMPLATE_ZH'),
    optional('notice_en', 'TENCENT_SMS_NOTICE_TEMPLATE_EN'),
    optional('region', 'TENCENT_SMS_REGION'),
  ],
  transfer: [
    field('account_name', 'TRANSFER_ACCOUNT_NAME'),
    optional('eng_account_name', 'TRANSFER_ACCOUNT_NAME_EN', 'line', 200),
    field('bank', 'TRANSFER_BANK'),
    optional('eng_bank', 'TRANSFER_BANK_EN', 'line', 200),
    field('account', 'TRANSFER_ACCOUNT', 'line', 60),
  ],
  wechat: [
    field('app_id', 'WECHAT_PAY_APP_ID'),
    field('merchant_id', 'WECHAT_PAY_MCH_ID'),
    field('serial', 'WECHAT_PAY_SERIAL'),
    field('private_key', 'WECHAT_PAY_PRIVATE_KEY', 'privateKey', 4000),
    field('api_key', 'WECHAT_PAY_API_V3_KEY', 'apiKey', 32),
    field('public_key_id', 'WECHAT_PAY_PUBLIC_KEY_ID'),
    field('public_key', 'WECHAT_PAY_PUBLIC_KEY', 'publicKey', 2000),
  ],
  alipay: [
    field('app_id', 'ALIPAY_APP_ID'),
    field('private_key', 'ALIPAY_PRIVATE_KEY', 'privateKey', 4000),
    field('public_key', 'ALIPAY_PUBLIC_KEY', 'publicKey', 2000),
  ],
}

/** Whether a field is never sent back. */
export const isSecret = ({ kind }: Pick<DeliveryField, 'kind'>): boolean =>
  kind === 'secret' || kind === 'apiKey' || kind === 'privateKey'

/** Fields of mail: changing one of these would send a stored password to another server, so it must be typed again. */
export const boundToSecret: Readonly<Partial<Record<DeliveryPart, readonly string[]>>> = {
  mail: ['host', 'port', 'security', 'user'],
}

/** Input of a part, by the names of its fields. */
export type DeliveryValues = Readonly<Record<string, string>>

const says = (reason: Reason) => reason

/** A name of the network or an address of it, without a port, a user or a path. */
const hostName =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|[0-9a-f:]*:[0-9a-f:.]*)$/i

const ruleOf = ({ kind, max, isRequired }: DeliveryField): z.ZodMiniType<string> => {
  switch (kind) {
    case 'host':
      return line(max).check(z.refine((text) => hostName.test(text), says('mailHostWrong')))
    case 'port':
      return line(max).check(
        z.refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535, says('mailPortWrong')),
      )
    case 'security':
      return z.literal(mailSecurities, says('required'))
    case 'email':
      return email
    case 'secret':
      return z._default(secretLine(max), '')
    case 'apiKey':
      return z._default(
        secretLine(max).check(z.refine((text) => /^(?:[\x21-\x7e]{32})?$/.test(text), says('apiKeyWrong'))),
        '',
      )
    case 'privateKey':
      return z._default(plainText(max), '')
    case 'publicKey':
      return plainText(max, { missing: 'required' }).check(z.minLength(1, says('required')))
    case 'line':
      return isRequired ? line(max) : z._default(plainLine(max), '')
  }
}

/** Faults between fields, by the field that shows each. */
const faultsAcross = (part: DeliveryPart, values: DeliveryValues): Readonly<Record<string, Reason>> => {
  const { user = '', password = '', notice_zh: zh = '', notice_en: en = '' } = values
  if (part === 'mail' && user === '' && password !== '') return { user: 'required' }
  if (part === 'sms' && (zh === '') !== (en === ''))
    return { [zh === '' ? 'notice_zh' : 'notice_en']: 'noticeTemplateHalf' }
  return {}
}

const formOf = (part: DeliveryPart): z.ZodMiniType<DeliveryValues> =>
  z
    .object(Object.fromEntries(deliveryFields[part].map((each) => [each.name, ruleOf(each)])))
    .check(({ value, issues }) => {
      for (const [name, reason] of Object.entries(faultsAcross(part, value)))
        issues.push({ code: 'custom', message: reason, path: [name], input: value })
    })

/** Form schema of each part, for the client and the server. */
export const deliveryForms: Readonly<Record<DeliveryPart, z.ZodMiniType<DeliveryValues>>> = {
  mail: formOf('mail'),
  sms: formOf('sms'),
  transfer: formOf('transfer'),
  wechat: formOf('wechat'),
  alipay: formOf('alipay'),
}
