import type * as delivery from './delivery.ts'
import type { ExamplesOf, Say } from './example.ts'

const answer = (say: Say): delivery.Delivery => {
  const set = { at: '2026-11-20T02:00:00.000Z', by: say('周管理', 'Zhou Guanli') }
  const none = { source: 'none' as const, variables: [], values: {}, secrets: {}, version: 0, changed: null }
  return {
    parts: [
      {
        part: 'mail',
        source: 'stored',
        variables: [],
        values: {
          ...{ host: 'smtp.example.org', port: '465', security: 'tls', user: 'office@example.org' },
          ...{ from_name: say('学术会议', 'Symposium'), from_address: 'office@example.org' },
        },
        secrets: { password: set },
        version: 2,
        changed: set,
      },
      { part: 'sms', ...none },
      { part: 'transfer', ...none },
      { part: 'wechat', ...none },
      {
        ...{ part: 'alipay', ...none, source: 'environment' },
        variables: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
        values: { app_id: '2021000000000000', public_key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A' },
        secrets: { private_key: null },
      },
    ],
    storage: { folder: '/srv/symposium/files', is_set: true, free: 48_000_000_000, total: 64_000_000_000 },
    own_email: 'z***@example.org',
    own_phone: '138****8000',
  }
}

export const deliveryExamples: ExamplesOf<typeof delivery> = {
  getDelivery: { sample: {}, answer },
  saveDelivery: {
    sample: {
      part: 'transfer',
      version: 0,
      values: JSON.stringify({
        ...{ account_name: '华东学习科学学会', eng_account_name: 'East China Society for Learning Sciences' },
        ...{ bank: '示例银行上海分行', eng_bank: 'Example Bank, Shanghai', account: '6222 0000 0000 0000' },
      }),
    },
    answer,
  },
  clearDelivery: { sample: { part: 'mail', version: 2 }, answer },
  testDelivery: {
    sample: { place: 'storage' },
    answer: () => ({ place: 'storage', fault: null, answer: '' }),
  },
}
