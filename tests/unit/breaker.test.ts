import { describe, expect, it } from 'vitest'

import { createBreaker } from '../../server/senders/breaker.ts'

const opened = () => {
  const clock = { now: 0 }
  const said: string[] = []
  const log = {
    info: (_: object, line: string) => void said.push(line),
    warn: () => undefined,
    error: (_: object, line: string) => void said.push(line),
  }
  const breaker = createBreaker('mail', { now: () => clock.now, log })
  const fail = () => breaker.ask()?.failed('unreachable')
  return { clock, said, breaker, fail }
}

describe('a breaker', () => {
  it('opens after three failures in a row, and an answer between them counts', () => {
    const { breaker, fail } = opened()
    fail()
    fail()
    breaker.ask()?.answered()
    fail()
    fail()
    expect(breaker.state()).toBeNull()
    fail()
    expect(breaker.state()).toEqual({ since: 0, nextTryAt: 5000, failures: 3, fault: 'unreachable' })
    expect(breaker.ask()).toBeNull()
  })

  it('lets one probe through at a time, after pauses that grow to a minute', () => {
    const { breaker, clock, fail } = opened()
    for (let failure = 0; failure < 3; failure += 1) fail()
    const pauses: number[] = []
    for (let probe = 0; probe < 6; probe += 1) {
      const { nextTryAt = 0 } = breaker.state() ?? {}
      pauses.push(nextTryAt - clock.now)
      clock.now = nextTryAt - 1
      expect(breaker.admits()).toBe(false)
      clock.now = nextTryAt
      const leave = breaker.ask()
      expect(breaker.ask(), 'a second probe').toBeNull()
      leave?.failed('unreachable')
    }
    expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
    expect(breaker.state()?.since).toBe(0)
  })

  it('closes with the first answer, also of what was asked before it opened, and says both once', () => {
    const { breaker, fail, said } = opened()
    const late = [breaker.ask(), breaker.ask()]
    for (let failure = 0; failure < 3; failure += 1) fail()
    const { nextTryAt } = breaker.state() ?? {}
    late[0]?.failed('unreachable')
    expect(breaker.state()).toMatchObject({ failures: 3, nextTryAt })
    late[1]?.answered()
    expect(breaker.state()).toBeNull()
    fail()
    expect(breaker.state()).toBeNull()
    expect(said).toEqual([
      expect.stringContaining('cannot be reached'),
      expect.stringContaining('reached again'),
    ])
  })

  it('tries at once on demand, and needs nothing of that while it is closed', () => {
    const { breaker, clock, fail } = opened()
    breaker.tryNow()
    expect(breaker.state()).toBeNull()
    for (let failure = 0; failure < 3; failure += 1) fail()
    clock.now = 1
    expect(breaker.admits()).toBe(false)
    breaker.tryNow()
    expect(breaker.admits()).toBe(true)
  })
})
