import { describe, expect, it } from 'vitest'

import { createSendCodeActors } from '../../src/machines/sendCode/sendCode.actors.ts'
import { sendCodeMachine } from '../../src/machines/sendCode/sendCode.machine.ts'
import { selectUntil } from '../../src/machines/sendCode/sendCode.selectors.ts'
import type { CodeTarget } from '../../src/contract/codeTarget.ts'
import type { CodeSent, SendCodePort } from '../../src/machines/sendCode/sendCode.types.ts'
import { createCountdowns } from '../../src/services/countdowns.ts'
import { held, turn } from '../support/held.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const phone: CodeTarget = { channel: 'phone', mobile: '13800138000', country_code: '86' }
const input = { purpose: 'login', channel: 'phone' } as const
const start = 1_760_000_000_000
const sixty: CodeSent = { now: start, resendAt: start + 60_000 }

const startCode = (sent: CodeSent | null = null) => {
  const recalled = sent && { ...sent, contact: null }
  const sendCode = held<
    Parameters<SendCodePort['sendCode']> extends [infer R, AbortSignal] ? [R] : never,
    CodeSent
  >()
  const machine = sendCodeMachine.provide({
    actors: createSendCodeActors({ sendCode: sendCode.call, recallCountdown: () => recalled }),
  })
  return { ...run(machine, input), sendCode }
}

describe('sendCode', () => {
  it.each<[CodeTarget, string]>([
    [{ channel: 'phone', mobile: '', country_code: '86' }, 'phoneEmpty'],
    [{ channel: 'phone', mobile: '1380013800', country_code: '86' }, 'phoneWrong'],
    [{ channel: 'phone', mobile: '12800138000', country_code: '86' }, 'phoneWrong'],
    [{ channel: 'phone', mobile: '12345', country_code: '852' }, 'phoneLength'],
    [{ channel: 'email', email: '' }, 'emailEmpty'],
    [{ channel: 'email', email: 'someone@example' }, 'emailFormat'],
  ])('[CODE-01] [VAL-04] no code goes to %j: %s', (target, fault) => {
    const { actor, sendCode, emitted } = startCode()
    actor.send({ type: 'code.send', target })
    expect(sendCode.calls).toHaveLength(0)
    expect(emitted).toEqual([{ type: 'code.faulty', fault }])
    expect(actor.getSnapshot().context.fault).toBe(fault)
  })

  it('[BIND-02] [VAL-04] an empty phone is named as such', () => {
    const { actor, emitted } = startCode()
    actor.send({ type: 'code.send', target: { channel: 'phone', mobile: '', country_code: '86' } })
    expect(emitted).toEqual([{ type: 'code.faulty', fault: 'phoneEmpty' }])
  })

  it('[CODE-01] success says so and starts a countdown of 60 s, in which nothing is sent', async () => {
    const { actor, clock, sendCode, emitted } = startCode()
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls.map(({ args }) => args)).toEqual([[{ purpose: 'login', target: phone }]])
    sendCode.last().resolve(sixty)
    await turn()
    expect(emitted).toEqual([{ type: 'code.sent' }])
    expect(actor.getSnapshot().context.resendAt).toBe(start + 60_000)
    clock.increment(59_999)
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls).toHaveLength(1)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('counting')).toBe(false)
    expect(selectUntil(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls).toHaveLength(2)
  })

  it('[CODE-01] a second press while sending sends nothing', () => {
    const { actor, sendCode } = startCode()
    actor.send({ type: 'code.send', target: phone })
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls).toHaveLength(1)
  })

  it("[CODE-01] failure tells the server's sentence and starts no countdown", async () => {
    const { actor, sendCode, emitted } = startCode()
    actor.send({ type: 'code.send', target: phone })
    const error = callError('refused', 'codeTooSoon')
    sendCode.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'code.failed', failure: error.detail }])
    expect(actor.getSnapshot().hasTag('counting')).toBe(false)
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls).toHaveLength(2)
  })

  it('[CODE-02] a countdown that still runs from before goes on where it was', () => {
    const { actor, clock, sendCode, emitted } = startCode({ now: start, resendAt: start + 12_000 })
    expect(actor.getSnapshot().hasTag('counting')).toBe(true)
    expect(emitted, 'nothing was sent just now').toEqual([])
    clock.increment(11_999)
    actor.send({ type: 'code.send', target: phone })
    expect(sendCode.calls).toHaveLength(0)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('counting')).toBe(false)
  })

  it('[CODE-02] the countdown survives leaving the form and a reload', async () => {
    const time = { now: start }
    const box = memoryStore()
    const port = (): SendCodePort => {
      const countdowns = createCountdowns(box, () => time.now)
      return {
        sendCode: ({ purpose, target }) => Promise.resolve(countdowns.start(purpose, target.channel, 60)),
        recallCountdown: ({ purpose, channel }) => countdowns.recall(purpose, channel),
      }
    }
    const first = run(sendCodeMachine.provide({ actors: createSendCodeActors(port()) }), input)
    first.actor.send({ type: 'code.send', target: phone })
    await turn()
    first.actor.stop()
    time.now += 20_000
    const second = run(sendCodeMachine.provide({ actors: createSendCodeActors(port()) }), input)
    expect(second.actor.getSnapshot().context.remaining).toBe(40_000)
    second.clock.increment(39_999)
    expect(second.actor.getSnapshot().hasTag('counting')).toBe(true)
    second.clock.increment(1)
    expect(second.actor.getSnapshot().hasTag('counting')).toBe(false)
  })

  it('[CODE-02] the countdown of one purpose and channel holds up no other', async () => {
    const box = memoryStore()
    const countdowns = createCountdowns(box, () => start)
    countdowns.start('login', 'phone', 60)
    const actors = createSendCodeActors({
      sendCode: () => Promise.resolve(sixty),
      recallCountdown: ({ purpose, channel }) => countdowns.recall(purpose, channel),
    })
    const email = run(sendCodeMachine.provide({ actors }), { purpose: 'login', channel: 'email' })
    const bind = run(sendCodeMachine.provide({ actors }), { purpose: 'bind', channel: 'phone' })
    expect([email, bind].map(({ actor }) => actor.getSnapshot().hasTag('counting'))).toEqual([false, false])
  })
})
