import { describe, expect, it } from 'vitest'

import { createCountdowns } from '../../src/services/countdowns.ts'
import { createKeyValueStore } from '../../src/services/storage.ts'
import { memoryStore } from '../support/memoryStore.ts'

const start = 1_760_000_000_000

describe('storage', () => {
  it('keeps, removes and clears', () => {
    const box = memoryStore()
    box.write('a', '1')
    box.write('b', '2')
    box.remove('a')
    expect([box.read('a'), box.read('b')]).toEqual([null, '2'])
    box.clear()
    expect(box.read('b')).toBeNull()
  })

  it('forgets and never throws where storage is blocked', () => {
    const box = createKeyValueStore(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    box.write('a', '1')
    box.remove('a')
    box.clear()
    expect(box.read('a')).toBeNull()
  })

  it('keeps what it has where storage is full', () => {
    const full = {
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    } as unknown as Storage
    const box = createKeyValueStore(() => full)
    box.write('a', 'new')
    expect(box.read('a')).toBe('old')
  })
})

describe('countdowns', () => {
  const build = () => {
    const time = { now: start }
    const box = memoryStore()
    return { time, box, countdowns: createCountdowns(box, () => time.now) }
  }

  it('[CODE-02] a countdown goes by the time of sending, also after a reload', () => {
    const { time, box, countdowns } = build()
    expect(countdowns.start('login', 'phone', 60)).toEqual({ now: start, resendAt: start + 60_000 })
    time.now += 59_000
    const reloaded = createCountdowns(box, () => time.now)
    expect(reloaded.recall('login', 'phone')).toEqual({
      now: start + 59_000,
      resendAt: start + 60_000,
      contact: null,
    })
    time.now += 1_000
    expect(reloaded.recall('login', 'phone')).toBeNull()
  })

  it('[CODE-02] what was typed is there after a reload as long as its countdown runs, and until a member has signed in', () => {
    const { time, box, countdowns } = build()
    const contact = { mobile: '13800138000', country_code: '86' }
    const recalled = () => createCountdowns(box, () => time.now).recall('login', 'phone')?.contact
    countdowns.start('login', 'phone', 60, contact)
    expect(recalled()).toEqual(contact)
    countdowns.forgetContacts()
    expect(recalled()).toBeNull()
    countdowns.start('login', 'phone', 60, contact)
    box.write('contact:login:phone', '{"mobile":7}')
    expect(recalled()).toBeNull()
    box.write('contact:login:phone', '{')
    expect(recalled()).toBeNull()
    countdowns.start('login', 'phone', 60, contact)
    time.now += 60_000
    expect(recalled()).toBeUndefined()
    expect(box.names('contact:')).toEqual([])
  })

  it('[CODE-02] each purpose and channel has its own', () => {
    const { countdowns } = build()
    countdowns.start('login', 'phone', 60)
    expect(countdowns.recall('login', 'email')).toBeNull()
    expect(countdowns.recall('bind', 'phone')).toBeNull()
  })

  it.each([1_000, 1_800_000, 86_400_000])(
    '[CODE-02] a clock that was set back by %i ms locks the button no longer than the countdown was',
    (back) => {
      const { time, countdowns } = build()
      countdowns.start('login', 'phone', 60)
      time.now -= back
      const recalled = countdowns.recall('login', 'phone')
      expect((recalled?.resendAt ?? time.now) - time.now).toBeLessThanOrEqual(60_000)
    },
  )

  it('[CODE-02] a clock that was set forward ends it', () => {
    const { time, countdowns } = build()
    countdowns.start('login', 'phone', 60)
    time.now += 86_400_000
    expect(countdowns.recall('login', 'phone')).toBeNull()
  })

  it.each(['', 'x', 'NaN NaN', '1', '{}', `${start + 1_000}`, `Infinity Infinity`, '-1 -1'])(
    '[CODE-02] the unreadable note "%s" is no countdown',
    (kept) => {
      const { box, countdowns } = build()
      box.write('code:login:phone', kept)
      expect(countdowns.recall('login', 'phone')).toBeNull()
    },
  )

  it('[CODE-02] without storage the countdown still starts', () => {
    const blocked = createKeyValueStore(() => {
      throw new Error('blocked')
    })
    const countdowns = createCountdowns(blocked, () => start)
    expect(countdowns.start('login', 'phone', 60).resendAt).toBe(start + 60_000)
    expect(countdowns.recall('login', 'phone')).toBeNull()
  })
})
