import { expect, it } from 'vitest'

import { trySms } from '../../../server/delivery/tryDelivery.ts'
import { SendError } from '../../../server/senders/sender.ts'

const to = { country: '86', mobile: '13800138000' }

it.each([
  ['rejected', 'recipient'],
  ['unreachable', 'noAnswer'],
  ['configuration', 'keys'],
  ['limited', 'limited'],
] as const)('[OPS-01] a text message that is tried out and %s says: %s', async (fault, said) => {
  const sendSms = () => Promise.reject(new SendError(fault, 'what the provider says'))
  expect(await trySms({ sendSms }, to, 'zh')).toEqual({ fault: said, answer: 'what the provider says' })
})

it('[OPS-01] a text message that is tried out goes to the administrator with a code of six digits', async () => {
  const sent: unknown[] = []
  const sendSms = (message: unknown) => Promise.resolve(void sent.push(message))
  expect(await trySms({ sendSms }, to, 'en')).toEqual({ fault: null, answer: '' })
  expect(sent).toEqual([{ ...to, code: expect.stringMatching(/^\d{6}$/), minutes: 5, lang: 'en' }])
})
