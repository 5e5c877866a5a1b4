import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { ConfigError, type Environment } from '../../../server/shared/config.ts'
import type { Db } from '../../../server/db/types.ts'
import { accountIn } from '../../../src/contract/transferAccount.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const secretPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')

const alipay = { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: secretPem, ALIPAY_PUBLIC_KEY: publicPem }
const wechat = {
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL: 'ABC',
  WECHAT_PAY_PRIVATE_KEY: secretPem,
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY: publicPem,
}
const transfer = { TRANSFER_ACCOUNT_NAME: 'A', TRANSFER_BANK: 'B', TRANSFER_ACCOUNT: '1' }

const choose = (env: Environment) =>
  choosePaymentMethods(env, { db: {} as Db, key: new Uint8Array(32), now: () => 0 })
const complaint = (env: Environment): string => {
  try {
    choose(env)
    return 'accepted'
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('the ways to pay', () => {
  it('without configuration: the sandbox and a made-up account; in production nothing that costs nothing', () => {
    expect(choose({}).methods).toEqual(['sandbox', 'transfer'])
    expect(choose({ NODE_ENV: 'production' }).methods).toEqual([])
    expect(choose({ NODE_ENV: 'production', PAY_SANDBOX: 'on' }).methods).toEqual(['sandbox'])
    expect(choose({ NODE_ENV: 'production', ...transfer }).methods).toEqual(['transfer'])
  })

  it('[CONF-02] each reader gets the account in their language, in the other one where it is given in one only', () => {
    const english = { TRANSFER_ACCOUNT_NAME_EN: 'Society', TRANSFER_BANK_EN: 'Bank' }
    const given = choose({ ...transfer, ...english }).transfer
    const chinese = { account_name: 'A', bank: 'B', account: '1' }
    expect(given && accountIn('zh', given)).toEqual(chinese)
    expect(given && accountIn('en', given)).toEqual({ account_name: 'Society', bank: 'Bank', account: '1' })
    const plain = choose({ ...transfer }).transfer
    expect(plain && accountIn('en', plain)).toEqual(chinese)
  })

  it('a real provider ends the sandbox', () => {
    expect(choose({ ...alipay }).methods).toEqual(['alipay', 'transfer'])
    expect(choose({ ...alipay, ...wechat, ...transfer }).methods).toEqual(['alipay', 'wechat', 'transfer'])
    expect(choose({ ...wechat }).sandbox).toBeNull()
    expect(complaint({ ...wechat, PAY_SANDBOX: 'on' })).toMatch(/^PAY_SANDBOX: /)
    expect(complaint({ PAY_SANDBOX: 'yes' })).toMatch(/^PAY_SANDBOX: /)
  })

  it('half a configuration stops the start and names what is missing', () => {
    for (const whole of [alipay, wechat, transfer]) {
      for (const name of Object.keys(whole)) {
        expect(complaint({ ...whole, [name]: '' })).toMatch(new RegExp(`^${name}: missing`))
      }
    }
    expect(complaint({ ALIPAY_APP_ID: '1' })).toMatch(/^ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY: missing/)
  })

  it('keys are taken as consoles hand them out; one that cannot be read is named and not repeated', () => {
    const oneLine = (pem: string) => pem.trim().replaceAll('\n', '\\n')
    for (const shape of [bare, oneLine]) {
      const env = { ...alipay, ALIPAY_PRIVATE_KEY: shape(secretPem), ALIPAY_PUBLIC_KEY: shape(publicPem) }
      expect(choose(env).methods).toContain('alipay')
    }
    const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
    expect(choose({ ...alipay, ALIPAY_PRIVATE_KEY: pkcs1 }).methods).toContain('alipay')
    const broken = bare(secretPem).slice(0, 200)
    const said = complaint({ ...wechat, WECHAT_PAY_PRIVATE_KEY: broken })
    expect(said).toMatch(/^WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_PUBLIC_KEY: /)
    expect(said).not.toContain(broken.slice(0, 20))
    expect(complaint({ ...wechat, WECHAT_PAY_API_V3_KEY: 'short' })).toMatch(/^WECHAT_PAY_API_V3_KEY: /)
  })
})
