import { afterEach, describe, expect, it } from 'vitest'

import { LiveError } from '../../src/contract/room/ports.ts'
import type { MediaFault } from '../../src/contract/room/ports.ts'
import { mediaLinkMachine } from '../../src/machines/mediaLink/mediaLink.machine.ts'
import { selectState } from '../../src/machines/mediaLink/mediaLink.selectors.ts'
import type { PeerSignal } from '../../src/machines/mediaLink/mediaLink.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { run } from '../support/run.ts'

const stops: Array<() => void> = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A media server whose answers the test gives. */
const start = () => {
  const attempts: Array<{ resolve(): void; reject(error: unknown): void; readonly signal: AbortSignal }> = []
  const open = new Set<symbol>()
  let say: (signal: PeerSignal) => void = () => {
    throw new Error('There is no connection')
  }
  const { actor, clock, settled } = run(
    mediaLinkMachine.provide({
      actors: actorsOf(mediaLinkMachine, {
        connect: (signal) => new Promise((resolve, reject) => attempts.push({ resolve, reject, signal })),
        watchPeer(tell) {
          const own = Symbol()
          open.add(own)
          say = tell
          return () => open.delete(own)
        },
      }),
    }),
  )
  stops.push(() => actor.stop())
  return {
    actor,
    attempts,
    clock,
    open,
    end: () => say({ type: 'peer.ended' }),
    connect: () => settled(() => attempts.at(-1)?.resolve()),
    fail: (fault: MediaFault = 'iceFailed') =>
      settled(() => attempts.at(-1)?.reject(new LiveError(fault, 'enter'))),
    is: () => selectState(actor.getSnapshot()),
  }
}

const connected = async () => {
  const link = start()
  link.actor.send({ type: 'link.open' })
  await link.connect()
  return link
}

describe('a first attempt', () => {
  it('is not made again by itself when it fails', async () => {
    const { actor, attempts, clock, fail, is } = start()
    actor.send({ type: 'link.open' })
    expect(is()).toBe('connecting')
    await fail()
    clock.increment(60_000)
    expect([is(), attempts.length]).toEqual(['off', 1])
  })

  it('goes on when the server says that it is gone, or back', () => {
    const { actor, attempts, is } = start()
    actor.send({ type: 'link.open' })
    actor.send({ type: 'link.suspend' })
    actor.send({ type: 'link.renew' })
    expect([is(), attempts.length, attempts[0]?.signal.aborted]).toEqual(['connecting', 1, false])
  })
})

describe('a link that has stood', () => {
  it('is made again after half a second, and then after waits twice as long, up to 15 seconds [LIVE-09]', async () => {
    const { attempts, clock, end, fail } = await connected()
    end()
    for (const [tried, wait] of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      clock.increment(wait - 1)
      expect(attempts).toHaveLength(1 + tried)
      clock.increment(1)
      expect(attempts).toHaveLength(2 + tried)
      await fail()
    }
  })

  it('counts as down from the second failure in a row until it is open again [LIVE-09]', async () => {
    const { clock, connect, end, fail, is } = await connected()
    end()
    clock.increment(500)
    await fail()
    expect(is()).toBe('reconnecting')
    clock.increment(1_000)
    expect(is()).toBe('reconnecting')
    await fail()
    expect(is()).toBe('down')
    clock.increment(2_000)
    expect(is()).toBe('down')
    await connect()
    expect(is()).toBe('connected')
    end()
    clock.increment(500)
    await fail()
    expect(is()).toBe('reconnecting')
  })

  it('is not requested again if the server refuses it, until the server says so', async () => {
    const { actor, attempts, clock, end, fail, is } = await connected()
    end()
    clock.increment(500)
    await fail('notAllowed')
    clock.increment(60_000)
    expect([is(), attempts.length]).toEqual(['reconnecting', 2])
    actor.send({ type: 'link.renew' })
    await fail()
    clock.increment(1_000)
    await fail('notAllowed')
    clock.increment(60_000)
    expect([is(), attempts.length]).toEqual(['down', 4])
  })

  it('waits for the server that is gone, without a wait once it is back [LIVE-09]', async () => {
    const { actor, attempts, clock, end, is } = await connected()
    end()
    actor.send({ type: 'link.suspend' })
    clock.increment(60_000)
    expect([is(), attempts.length]).toEqual(['reconnecting', 1])
    actor.send({ type: 'link.renew' })
    expect(attempts).toHaveLength(2)
  })

  it('keeps the connection of a server that says it is gone, until it ends', async () => {
    const { actor, clock, end, attempts, is, open } = await connected()
    actor.send({ type: 'link.suspend' })
    expect([is(), open.size]).toEqual(['reconnecting', 1])
    end()
    expect(open.size).toBe(0)
    clock.increment(500)
    expect(attempts).toHaveLength(2)
  })

  it('goes on with an attempt when the server says that it is gone, and counts as down with its failure', async () => {
    const { actor, attempts, clock, end, fail, is } = await connected()
    end()
    clock.increment(500)
    await fail()
    clock.increment(1_000)
    await fail()
    clock.increment(2_000)
    actor.send({ type: 'link.suspend' })
    expect([is(), attempts.at(-1)?.signal.aborted]).toEqual(['reconnecting', false])
    await fail()
    expect(is()).toBe('down')
  })

  it('gives up the attempt under way for another, which is the first again', async () => {
    const { actor, attempts, clock, end, fail, is } = await connected()
    end()
    clock.increment(500)
    await fail()
    clock.increment(1_000)
    actor.send({ type: 'link.renew' })
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([false, false, true, false])
    await fail()
    expect(is()).toBe('reconnecting')
  })

  it.each(['standing', 'waiting', 'trying'])('ends for good when it is closed while %s', async (where) => {
    const { actor, attempts, clock, end, is, open } = await connected()
    if (where !== 'standing') end()
    if (where === 'trying') clock.increment(500)
    actor.send({ type: 'link.close' })
    const before = attempts.length
    clock.increment(60_000)
    expect([is(), open.size, attempts.length]).toEqual(['off', 0, before])
    expect(attempts.at(-1)?.signal.aborted).toBe(where === 'trying')
  })
})
