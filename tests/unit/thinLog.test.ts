import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { describeFault } from '../../server/shared/faults.ts'
import { thinLog } from '../../server/http/thinLog.ts'

describe('a log of repeated faults', () => {
  let lines: string[]
  let log: ReturnType<typeof thinLog>
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    lines = []
    const write = (level: string) => (fields: object, message: string) => {
      const { repeated = 0, task = '' } = fields as { repeated?: number; task?: string }
      lines.push(`${level} ${message} ${task} ${repeated}`.replace(/ +/g, ' '))
    }
    log = thinLog({
      debug: write('debug'),
      info: write('info'),
      warn: write('warn'),
      error: write('error'),
      isLevelEnabled: () => true,
    })
  })
  afterEach(() => {
    log.stop()
    vi.useRealTimers()
  })
  const broken = () => describeFault(new RangeError('x'))

  it('writes the first at once, then one line a minute with how many came, and none when none came', () => {
    for (let second = 0; second < 150; second += 1) {
      log.error({ task: 'jobs', failures: second, fault: broken() }, 'clock')
      vi.advanceTimersByTime(1000)
    }
    log.stop()
    expect(lines[0]).toBe('error clock jobs 0')
    expect(lines).toHaveLength(4)
    // Each of the 150 is the first line, or counted by another one.
    const counted = lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    expect(counted).toBe(149)
    const before = lines.length
    vi.advanceTimersByTime(600_000)
    expect(lines).toHaveLength(before)
  })

  it('tells faults apart by what failed, by their kind and by their place, and not by the request', () => {
    const one = broken()
    for (let request = 0; request < 5; request += 1)
      log.error({ requestId: `r${request}`, fault: one }, 'fault')
    log.error({ fault: { ...one, code: '53100' } }, 'fault')
    log.error({ fault: describeFault(new RangeError('from elsewhere')) }, 'fault')
    log.error({ task: 'mail', fault: one }, 'clock')
    log.error({ task: 'sms', fault: one }, 'clock')
    log.warn({ kind: 'mail', fault: 'unreachable' }, 'job: failed')
    log.warn({ kind: 'mail', fault: 'unreachable' }, 'job: failed')
    log.warn({ kind: 'mail', fault: 'limited' }, 'job: failed')
    expect(lines).toHaveLength(7)
  })

  it('leaves alone what tells of no fault, and writes what is counted when it stops', () => {
    for (let time = 0; time < 3; time += 1) log.warn({ kind: 'mail' }, 'no provider')
    expect(lines).toHaveLength(3)
    log.error({ fault: 'a' }, 'x')
    log.error({ fault: 'a' }, 'x')
    log.stop()
    expect(lines.slice(3)).toEqual(['error x 0', 'error x 1'])
  })
})
