import { afterEach, describe, expect, it } from 'vitest'

import { callError } from '../../mocks/samples/payloads.ts'
import { roomConnectionMachine } from '../../src/machines/roomConnection/roomConnection.machine.ts'
import { backOffAfter } from '../../src/machines/roomConnection/roomConnection.setup.ts'
import type { Proof, SocketSignal } from '../../src/machines/roomConnection/roomConnection.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { run } from '../support/run.ts'

const stops: Array<() => void> = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A door that the test opens. Waits are as long as they can be. */
const start = () => {
  const doors: Array<{ resolve(ticket: string): void; reject(error: unknown): void }> = []
  const hellos: Proof[] = []
  const open = new Set<symbol>()
  let say: (signal: SocketSignal) => void = () => {
    throw new Error('There is no socket')
  }
  const socket = (tell: typeof say) => {
    const own = Symbol()
    open.add(own)
    say = tell
    return () => open.delete(own)
  }
  const {
    actor,
    clock,
    emitted: told,
    settled,
  } = run(
    roomConnectionMachine.provide({
      actors: actorsOf(roomConnectionMachine, {
        takeTicket: () => new Promise((resolve, reject) => doors.push({ resolve, reject })),
        greet(proof, tell) {
          hellos.push(proof)
          return socket(tell)
        },
        keepSocket: socket,
        watchNetwork: () => () => {},
      }),
      delays: { backOff: ({ context }) => backOffAfter(context.attempts, 1) },
    }),
  )
  stops.push(() => actor.stop())
  return {
    actor,
    clock,
    hellos,
    told,
    open,
    asked: () => doors.length,
    say: (signal: SocketSignal) => say(signal),
    admit: (ticket = `ticket-${doors.length}`) => settled(() => doors.at(-1)?.resolve(ticket)),
    refuse: (error: unknown) => settled(() => doors.at(-1)?.reject(error)),
    stands: () => actor.getSnapshot().value,
  }
}

const entered = async () => {
  const door = start()
  await door.admit()
  door.say({ type: 'socket.welcomed', session: 'session-1' })
  return door
}

describe('a first entrance', () => {
  it('asks for a new ticket before each attempt, and gives up after the fifth without an answer [LIVE-09]', async () => {
    const { admit, clock, hellos, stands, told } = start()
    for (const wait of [500, 1_000, 2_000, 4_000]) {
      await admit()
      clock.increment(10_000)
      expect(stands()).toEqual({ open: { entering: 'waiting' } })
      clock.increment(wait - 1)
      expect(stands()).toEqual({ open: { entering: 'waiting' } })
      clock.increment(1)
    }
    await admit()
    clock.increment(10_000)
    expect(stands()).toBe('failed')
    expect(hellos).toEqual([1, 2, 3, 4, 5].map((count) => ({ ticket: `ticket-${count}` })))
    expect(told).toEqual([{ type: 'connection.failed', error: callError('offline') }])
  })

  it('says why there is no ticket, and does not ask again', async () => {
    const { asked, clock, refuse, told } = start()
    const error = callError('offline')
    await refuse(error)
    clock.increment(60_000)
    expect([asked(), told]).toEqual([1, [{ type: 'connection.failed', error }]])
  })
})

describe('a lost connection', () => {
  it('comes back with its session for 28 seconds, and afterwards with a new ticket [LIVE-09]', async () => {
    const { admit, asked, clock, hellos, say, stands, told } = await entered()
    say({ type: 'socket.lost' })
    expect(told).toEqual([{ type: 'connection.lost' }])
    clock.increment(500)
    expect(hellos.at(-1)).toEqual({ session: 'session-1' })
    clock.increment(10_000)
    clock.increment(1_000)
    clock.increment(10_000)
    expect([stands(), asked()]).toEqual([{ open: { resuming: 'waiting' } }, 1])
    clock.increment(2_000)
    expect(hellos).toHaveLength(4)
    clock.increment(10_000)
    clock.increment(4_000)
    expect(stands()).toEqual({ open: { resuming: 'asking' } })
    await admit()
    expect(hellos.at(-1)).toEqual({ ticket: 'ticket-2' })
  })

  it('is made again for as long as it takes, at most 15 seconds apart [LIVE-09]', async () => {
    const { clock, refuse, say, stands } = await entered()
    say({ type: 'socket.refused' })
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await refuse(callError('offline'))
      expect(stands()).toEqual({ open: { resuming: 'waiting' } })
      clock.increment(15_000)
      expect(stands()).toEqual({ open: { resuming: 'asking' } })
    }
    await refuse(callError('refused', 'membersOnly'))
    expect(stands()).toBe('failed')
  })

  it('has one socket at a time, and none while it waits or after its end', async () => {
    const { clock, open, say } = await entered()
    expect(open.size).toBe(1)
    say({ type: 'socket.lost' })
    expect(open.size).toBe(0)
    clock.increment(500)
    expect(open.size).toBe(1)
    say({ type: 'socket.welcomed', session: 'session-2' })
    expect(open.size).toBe(1)
    say({ type: 'socket.removed' })
    expect(open.size).toBe(0)
  })

  it('restarts its waits once it was welcomed back', async () => {
    const { clock, hellos, say } = await entered()
    for (let time = 0; time < 6; time += 1) {
      say({ type: 'socket.lost' })
      clock.increment(500)
      say({ type: 'socket.welcomed', session: `session-${time}` })
    }
    expect(hellos).toHaveLength(7)
  })
})

describe('the wait before an attempt', () => {
  it('is half a second, then twice as long each time up to 15 seconds, of which chance takes up to a half', () => {
    expect([0, 1, 4, 5, 50].map((attempts) => backOffAfter(attempts, 1))).toEqual([
      500, 1_000, 8_000, 15_000, 15_000,
    ])
    expect(backOffAfter(3, 0)).toBe(2_000)
  })
})
