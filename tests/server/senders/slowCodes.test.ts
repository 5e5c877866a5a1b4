import { beforeEach, expect, it } from 'vitest'

import { createCodes } from '../../../server/accounts/codes.ts'
import { oneTimeCodes } from '../../../server/db/schema/accounts.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { createBreakers, type Breakers } from '../../../server/senders/breaker.ts'
import { guardedSender } from '../../../server/senders/guarded.ts'
import { SendError } from '../../../server/senders/sender.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { FakeSender, testConfig } from '../api/harness.ts'

const exchange = {
  ...{ id: 'r', language: 'zh', maskedAddress: '198.51.100.0', addressGroup: '198.51.100.7' },
  cookie: () => undefined,
} as never

describeDatabase('codes while a provider does not answer', (open) => {
  let database: OpenedDatabase
  let breakers: Breakers
  let clock: number
  let provider: FakeSender
  /** Ends the sendings that wait. */
  let pending: Array<(error: Error | null) => void>
  const email = 'lin@example.org'
  const target = { kind: 'mail', email } as const
  const codesWith = (patience: number) =>
    createCodes(database.db, testConfig, guardedSender(provider, breakers), quietLog, () => clock, patience)
  const send = (patience = 20) => codesWith(patience).send(exchange, 'login', target)
  beforeEach(async () => {
    database = await open()
    clock = Date.parse('2026-11-28T08:00:00Z')
    breakers = createBreakers({ now: () => clock, log: quietLog })
    provider = new FakeSender()
    pending = []
    const keep = provider.sendMail.bind(provider)
    provider.sendMail = (mail) =>
      new Promise((settle, fail) => {
        pending.push((error) => (error === null ? void keep(mail).then(settle) : fail(error)))
      })
  })
  const kept = () => database.db.$count(oneTimeCodes)

  it('[CODE-01] a visitor waits no longer than the patience, and a code that is taken late still signs in', async () => {
    await expect(send()).rejects.toMatchObject({ reason: 'sendFailed' })
    // It may still come: another one is not sent until then.
    await expect(send()).rejects.toMatchObject({ reason: 'codeTooSoon' })
    pending[0]?.(null)
    await expect.poll(() => provider.mails.length).toBe(1)
    expect(await codesWith(20).use(exchange, 'login', target, provider.codeFor(email))).toBe(true)
  })

  it('[CODE-01] one that fails late is no code any more, and counts for nothing', async () => {
    await expect(send()).rejects.toMatchObject({ reason: 'sendFailed' })
    expect(await kept()).toBe(1)
    pending[0]?.(new SendError('unreachable', 'x'))
    await expect.poll(kept).toBe(0)
    // The windows are given back after the row is gone.
    await expect.poll(() => send().catch(({ reason }: { reason: string }) => reason)).toBe('sendFailed')
    expect(pending.length).toBe(2)
  })

  it('[CODE-01] during an outage of the provider it is refused at once, without a call', async () => {
    for (let failure = 0; failure < 3; failure += 1) breakers.mail.ask()?.failed('unreachable')
    await expect(send(600_000)).rejects.toMatchObject({ reason: 'sendFailed' })
    expect(pending).toEqual([])
    expect(await kept()).toBe(0)
    // A minute later it is asked again, by a code as well as by a mail that waits.
    clock += 60_000
    const sent = send(600_000)
    await expect.poll(() => pending.length).toBe(1)
    pending[0]?.(null)
    await expect(sent).resolves.toMatchObject({ expires_in: 300 })
    expect(breakers.mail.state()).toBeNull()
  })
})
