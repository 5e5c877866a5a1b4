import { createPrivateKey, createPublicKey } from 'node:crypto'

import type { OrderDetails } from '../../src/contract/order.ts'
import { ConfigError, type Environment } from '../shared/config.ts'
import type { Db, Log } from '../db/types.ts'
import type { Readiness } from '../shared/readiness.ts'
import type { TransferAccount } from '../../src/contract/transferAccount.ts'
import { createAlipay } from './alipay.ts'
import type { PayProvider } from './provider.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { createWechatPay } from './wechat.ts'

export type PayMethod = OrderDetails['methods'][number]
/** The ways to pay here. */
export interface PaymentMethods {
  /** In the order in which they are offered. */
  readonly methods: readonly PayMethod[]
  readonly providers: ReadonlyMap<PayMethod, PayProvider>
  /** Null: if a provider is configured, and in production unless requested. */
  readonly sandbox: Sandbox | null
  readonly transfer: TransferAccount | null
}

interface Surroundings {
  readonly db: Db
  readonly key: Uint8Array
  readonly now: () => number
  readonly log?: Log
}

/**
 * Alipay and WeChat Pay where all of their variables are set, bank transfer where the account is; without a provider the
 * sandbox. Throws `ConfigError` that names what is missing.
 */
export const choosePaymentMethods = (
  env: Environment,
  { db, key, now, log }: Surroundings,
): PaymentMethods => {
  const production = env['NODE_ENV'] === 'production'
  const { real, isSandbox, transfer } = readSettings(env, now)
  const sandbox = isSandbox ? createSandbox(db, key, now) : null
  const providers = sandbox === null ? real : [sandbox]
  if (production && providers.length === 0) {
    log?.warn({ transfer: transfer !== null }, 'payment: no provider is configured, nobody can pay online')
  }
  if (production && sandbox !== null) {
    log?.warn({}, 'payment: the sandbox is on in production, anybody can pay without money')
  }
  return {
    methods: [...providers.map(({ name }) => name), ...(transfer === null ? [] : ['transfer' as const])],
    providers: new Map(providers.map((provider) => [provider.name, provider])),
    sandbox,
    transfer,
  }
}

/** Ways to pay by the variables, without a database. Throws `ConfigError`. */
export const checkPaymentSettings = (env: Environment, now: () => number) => {
  const { real, isSandbox, transfer } = readSettings(env, now)
  const online = isSandbox ? ['sandbox' as const] : real.map(({ name }) => name)
  return { isSandbox, methods: [...online, ...(transfer === null ? [] : ['transfer' as const])] }
}

/** Variables of each way to pay; a way is there when all of its own are set. */
const variables = {
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  wechat: [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
  ],
  transfer: ['TRANSFER_ACCOUNT_NAME', 'TRANSFER_BANK', 'TRANSFER_ACCOUNT'],
} as const

/**
 * Which ways to pay are configured, and what is missing for the others, by name. `env`: with what was set in the browser
 * (`withStored`).
 */
export const paymentReadiness = (env: Environment): Readiness[] =>
  Object.entries(variables).map(([name, names]) => {
    const missing = names.filter((one) => !env[one])
    return { name, is_ready: missing.length === 0, missing: [...missing] }
  })

const readSettings = (env: Environment, now: () => number) => {
  const production = env['NODE_ENV'] === 'production'
  const real = [chooseAlipay(env, now), chooseWechatPay(env, now)].filter((one) => one !== null)
  const asked = readSwitch(env)
  if (asked && real.length > 0) {
    throw new ConfigError(
      'PAY_SANDBOX',
      'cannot be on beside a real provider: anybody could pay without money',
    )
  }
  return {
    real,
    isSandbox: real.length === 0 && (asked || !production),
    transfer: chooseTransfer(env) ?? (production ? null : demoAccount),
  }
}

const demoAccount: TransferAccount = {
  account_name: '会序学术交流中心（演示）',
  bank: '演示银行北京分行',
  eng_account_name: 'Symposium Academic Exchange Centre (demo)',
  eng_bank: 'Demo Bank, Beijing Branch',
  account: '0000 0000 0000 0000',
}

const readSwitch = (env: Environment): boolean => {
  const text = env['PAY_SANDBOX'] || 'off'
  if (text !== 'on' && text !== 'off') throw new ConfigError('PAY_SANDBOX', 'must be on or off')
  return text === 'on'
}

const chooseAlipay = (env: Environment, now: () => number): PayProvider | null => {
  const found = allOf(env, variables.alipay)
  if (found === null) return null
  return keyed('ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY', () =>
    createAlipay({
      appId: found.ALIPAY_APP_ID,
      privateKey: pem(found.ALIPAY_PRIVATE_KEY, 'PRIVATE KEY'),
      alipayPublicKey: pem(found.ALIPAY_PUBLIC_KEY, 'PUBLIC KEY'),
      now,
      ...(env['ALIPAY_GATEWAY'] ? { gateway: env['ALIPAY_GATEWAY'] } : {}),
    }),
  )
}

const chooseWechatPay = (env: Environment, now: () => number): PayProvider | null => {
  const found = allOf(env, variables.wechat)
  if (found === null) return null
  if (Buffer.byteLength(found.WECHAT_PAY_API_V3_KEY) !== 32) {
    throw new ConfigError('WECHAT_PAY_API_V3_KEY', 'must have 32 characters')
  }
  return keyed('WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_PUBLIC_KEY', () =>
    createWechatPay({
      appId: found.WECHAT_PAY_APP_ID,
      merchantId: found.WECHAT_PAY_MCH_ID,
      serial: found.WECHAT_PAY_SERIAL,
      privateKey: pem(found.WECHAT_PAY_PRIVATE_KEY, 'PRIVATE KEY'),
      apiV3Key: found.WECHAT_PAY_API_V3_KEY,
      publicKeyId: found.WECHAT_PAY_PUBLIC_KEY_ID,
      publicKey: pem(found.WECHAT_PAY_PUBLIC_KEY, 'PUBLIC KEY'),
      fetch,
      now,
      ...(env['WECHAT_PAY_GATEWAY'] ? { gateway: env['WECHAT_PAY_GATEWAY'] } : {}),
    }),
  )
}

const chooseTransfer = (env: Environment): TransferAccount | null => {
  const found = allOf(env, variables.transfer)
  return (
    found && {
      account_name: found.TRANSFER_ACCOUNT_NAME,
      bank: found.TRANSFER_BANK,
      eng_account_name: env['TRANSFER_ACCOUNT_NAME_EN'] ?? '',
      eng_bank: env['TRANSFER_BANK_EN'] ?? '',
      account: found.TRANSFER_ACCOUNT,
    }
  )
}

/** All of them, or null when none is set. An empty value counts as not set. */
const allOf = <Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | null => {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    throw new ConfigError(missing.join(', '), 'missing beside those that are set; set all of them, or none')
  }
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ''])) as Record<Name, string>
}

/** Whether Node reads it as an RSA key. */
export const isKey = (text: string, kind: 'PRIVATE KEY' | 'PUBLIC KEY'): boolean => {
  try {
    const read = kind === 'PRIVATE KEY' ? createPrivateKey : createPublicKey
    return read(pem(text, kind)).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** A key as consoles hand it out: with or without the lines around it, with line breaks or `\n`. */
const pem = (text: string, kind: 'PRIVATE KEY' | 'PUBLIC KEY'): string => {
  const lines = text.replaceAll('\\n', '\n').trim()
  if (lines.startsWith('-----')) return `${lines}\n`
  return `-----BEGIN ${kind}-----\n${lines.replaceAll(/\s+/g, '').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${kind}-----\n`
}

/** Node's own complaint about a key would repeat parts of it. */
const keyed = <Result>(variables: string, make: () => Result): Result => {
  try {
    return make()
  } catch {
    throw new ConfigError(variables, 'cannot be read as keys; use PEM, or the base64 between its lines')
  }
}
