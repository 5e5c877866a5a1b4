import { describe, expect, it, vi } from 'vitest'

import { createFairQueue } from '../../../server/shared/fairQueue.ts'

/** A queue in which time passes only while a task takes it. */
const queueAt = (limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) => {
  let time = 0
  const done: string[] = []
  const queue = createFairQueue({ mostWaiting: 64, mostOfOne: 4, waitMs: 60_000, now: () => time, ...limits })
  const hand = (account: number, name: string, ms: number) =>
    queue.run(account, async () => {
      time += ms
      done.push(name)
      return name
    })
  return { hand, done, run: queue.run, pass: (ms: number) => (time += ms) }
}

describe('[FILE-02] work in which no account delays another', () => {
  it('the account that has used least time lately comes next', async () => {
    const { hand, done } = queueAt()
    await Promise.all([
      hand(1, 'slow 1', 5000),
      hand(1, 'slow 2', 5000),
      hand(1, 'slow 3', 5000),
      hand(2, 'good', 100),
      hand(3, 'other', 200),
      hand(2, 'good again', 100),
    ])
    expect(done).toEqual(['slow 1', 'good', 'other', 'good again', 'slow 2', 'slow 3'])
  })

  it('time that was used is forgotten by halves of a minute', async () => {
    const { hand, done, pass } = queueAt()
    await hand(1, 'slow', 5000)
    await hand(2, 'less', 100)
    pass(10 * 60_000)
    await hand(2, 'now', 100)
    await Promise.all([hand(3, 'begun', 1), hand(2, 'second', 1), hand(1, 'first', 1)])
    expect(done.slice(-3)).toEqual(['begun', 'first', 'second'])
  })

  it('of one account only some wait, and what would wait too long is not begun', async () => {
    vi.useFakeTimers()
    try {
      const { hand, run, done } = queueAt({ mostOfOne: 2 })
      let open: () => void = () => undefined
      const held = run(1, () => new Promise<string>((settle) => (open = () => settle('held'))))
      const waiting = [hand(1, 'second', 1), hand(1, 'third', 1)]
      expect(await hand(1, 'one more', 1)).toBeNull()
      const other = hand(2, 'other', 1)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await Promise.all([...waiting, other])).toEqual([null, null, null])
      open()
      expect(await held).toBe('held')
      expect(await hand(1, 'afterwards', 1)).toBe('afterwards')
      expect(done).toEqual(['afterwards'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('a task that fails makes room for the next', async () => {
    const { hand, run } = queueAt()
    await expect(run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await hand(1, 'next', 1)).toBe('next')
  })
})
