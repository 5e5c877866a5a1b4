import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startMediaLink } from '../../../src/app/startMediaLink.ts'
import { LiveError } from '../../../src/contract/room/ports.ts'
import { connectionOf, createLinkKeeper } from '../../../src/services/live/embedded/linkKeeper.ts'
import type { Peer } from '../../../src/services/live/embedded/peer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Connections as `connectPeer` makes them: an abort ends them, in any state. */
const keep = () => {
  const attempts: Array<{ peer: Peer; stand(): void; fail(): void }> = []
  const states: string[] = []
  const closed: Peer[] = []
  const link = createLinkKeeper({
    connect: (signal) =>
      new Promise((resolve, reject) => {
        let sayEnded = () => {}
        const ended = new Promise<void>((done) => (sayEnded = done))
        const peer: Peer = {
          pc: {} as RTCPeerConnection,
          ended,
          close() {
            if (closed.includes(peer)) return
            closed.push(peer)
            sayEnded()
          },
        }
        const fail = () => reject(new LiveError('iceFailed', 'enter'))
        signal.addEventListener('abort', () => {
          peer.close()
          fail()
        })
        attempts.push({ peer, stand: () => resolve(peer), fail })
      }),
    startLink: startMediaLink(),
    changed: (state) => states.push(state),
  })
  const last = () => {
    const found = attempts.at(-1)
    if (found === undefined) throw new Error('Nothing was tried')
    return found
  }
  return { attempts, closed, last, link, states }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('opening a link', () => {
  it('is answered when the state belongs to the answer', async () => {
    const { last, link, states } = keep()
    const opened = link.open().then(() => [link.state, link.pc])
    last().stand()
    expect(await opened).toEqual(['connected', last().peer.pc])
    expect(states).toEqual(['connecting', 'connected'])
  })

  it('is refused with what failed, and the link is off by then', async () => {
    const { last, link } = keep()
    const opened = link.open().catch((error: unknown) => [error, link.state])
    last().fail()
    expect(await opened).toEqual([new LiveError('iceFailed', 'enter'), 'off'])
  })

  it('is refused when it is closed before, and opening it again is another matter', async () => {
    const { attempts, link, states } = keep()
    const first = link.open().catch((error: unknown) => error)
    link.close()
    const second = link.open()
    attempts[1]?.stand()
    expect(await first).toBeInstanceOf(LiveError)
    await second
    expect([link.state, link.pc]).toEqual(['connected', attempts[1]?.peer.pc])
    expect(states).toEqual(['connecting', 'off', 'connecting', 'connected'])
  })
})

describe('a link that stood', () => {
  const opened = async () => {
    const kept = keep()
    const opening = kept.link.open()
    kept.last().stand()
    await opening
    return kept
  }

  it('is made again when its connection ends [LIVE-09]', async () => {
    const { attempts, last, link } = await opened()
    last().peer.close()
    await pass()
    expect(link.state).toBe('reconnecting')
    await pass(500)
    expect(attempts).toHaveLength(2)
    last().stand()
    await pass()
    expect([link.state, link.pc]).toEqual(['connected', last().peer.pc])
  })

  it('has one connection at a time, and another is made once for any number of requests', async () => {
    const { attempts, closed, last, link } = await opened()
    link.renew()
    link.renew()
    last().stand()
    await pass(60_000)
    expect([link.state, attempts.length]).toEqual(['connected', 3])
    expect(closed).toEqual(attempts.slice(0, 2).map(({ peer }) => peer))
  })

  it('has no connection once it is closed, and none is made', async () => {
    const { attempts, closed, last, link } = await opened()
    link.close()
    await pass(60_000)
    expect([link.state, link.pc, attempts.length]).toEqual(['off', null, 1])
    expect(closed).toEqual([last().peer])
  })
})

describe('several links', () => {
  it('are together what the worst of them is', () => {
    expect(connectionOf(['connected', 'down', 'reconnecting'])).toBe('down')
    expect(connectionOf(['off', 'connected', 'connecting'])).toBe('connecting')
    expect(connectionOf(['off', 'off'])).toBeNull()
  })
})
