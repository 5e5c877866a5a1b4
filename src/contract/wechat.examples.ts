import { codeSent, session, type ExamplesOf } from './example.ts'
import type * as wechat from './wechat.ts'

export const wechatExamples: ExamplesOf<typeof wechat> = {
  getScene: {
    sample: {},
    answer: () => ({ wechat_data: scene() }),
  },
  checkScene: {
    sample: { scene_str: 'A'.repeat(22) },
    answer: () => ({ status: 'waiting' }),
  },
  getLoginQrCode: {
    sample: { purpose: 'bind' },
    answer: () => ({ wechat_data: scene(), image: svgImage }),
  },
  loginByScene: {
    sample: { scene_str: 'A'.repeat(22), akey: 'a', origin: 'o', tg: 't' },
    answer: session,
  },
  openScene: {
    sample: { scene_str: 'A'.repeat(22) },
    answer: () => ({
      purpose: 'login',
      status: 'scanned',
      device: 'Chrome · Windows',
      requested_at: '2026-11-21T02:00:00.000Z',
    }),
  },
  sendSceneCode: {
    sample: { scene_str: 'A'.repeat(22), mobile: '13900000000', country_code: '86' },
    answer: codeSent,
  },
  confirmScene: {
    sample: {
      scene_str: 'A'.repeat(22),
      as: 'phone',
      mobile: '13900000000',
      code: '123456',
      country_code: '86',
    },
    answer: () => ({ status: 'confirmed' }),
  },
  issueTicket: {
    sample: {},
    answer: () => ({ ticket: 'b3kq8V1m2xZ0c7dT5hYw9uL4aRfNpEsJ', expires_in: 60 }),
  },
}

const scene = () => ({
  scene_value: 'nT4vX0cQz8Lr2kWb6yPj1A',
  qr_code_url: 'https://symposium.example/scan/nT4vX0cQz8Lr2kWb6yPj1A',
  expires_in: 300,
})

const svgImage =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h2v2h-2zM5 1h2v2h-2zM1 5h2v2h-2z"/></svg>',
  )
