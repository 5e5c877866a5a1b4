import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { guestMicMachine } from '../../src/machines/guestMic/guestMic.machine.ts'
import type { MicSignal, GuestMicPort } from '../../src/machines/guestMic/guestMic.types.ts'
import { LiveError } from '../../src/contract/room/ports.ts'
import { handKnown } from '../../src/machines/guestMic/guestMic.model.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const member = (more: Partial<GuestMicPort> = {}) => {
  const check = held<[], void>()
  const calls: string[] = []
  const did = (name: string) => async () => void calls.push(name)
  let tell: (signal: MicSignal) => void = () => {}
  const { actor } = run(
    guestMicMachine.provide({
      actors: actorsOf(guestMicMachine, {
        watchHand: (listen) => {
          tell = listen
          return () => {}
        },
        checkMicrophone: check.call,
        raiseHand: did('raise'),
        goOnStage: did('goOnStage'),
        openMicrophone: did('open'),
        closeMicrophone: did('close'),
        leaveStage: did('leave'),
        ...more,
      }),
    }),
    handKnown().facts,
  )
  return { actor, check, calls, tell: (signal: MicSignal) => tell(signal) }
}

describe('a raised hand', () => {
  it('[MIC-01] is not seen by anybody before the microphone is allowed, and pressing twice raises one', async () => {
    const { actor, check, calls } = member()
    actor.send({ type: 'hand.raise' })
    actor.send({ type: 'hand.raise' })
    expect(check.calls).toHaveLength(1)
    expect(calls).toEqual([])
    check.last().resolve()
    await turn()
    expect(calls).toEqual(['raise'])
  })

  it('[MIC-02] a microphone that the host has muted opens by a press only, and one that was open is open after a lost connection', async () => {
    const { actor, calls, tell } = member()
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell(handKnown({ hasSeat: true }))
    tell({ type: 'seat.granted' })
    expect(calls).toEqual(['goOnStage', 'open'])
    tell({ type: 'mic.interrupted' })
    expect(actor.getSnapshot().value).toEqual({ linked: 'interrupted' })
    tell({ type: 'mic.published' })
    expect(actor.getSnapshot().value).toEqual({ linked: 'unmuted' })
    expect(calls).not.toContain('close')
    const opened = () => calls.filter((call) => call === 'open').length
    const before = opened()
    tell({ type: 'mic.interrupted' })
    tell({ type: 'mic.closed' })
    tell({ type: 'mic.published' })
    tell(handKnown({ hasSeat: true }))
    await turn()
    expect(actor.getSnapshot().value).toEqual({ linked: { mutedByHost: 'arriving' } })
    expect(opened()).toBe(before)
    actor.send({ type: 'mic.unmute' })
    await turn()
    expect(opened()).toBe(before + 1)
  })

  it('[MIC-02] a microphone that the host mutes while the connection is away is muted when it is back, and closed at each word of the host', async () => {
    const { actor, calls, tell } = member()
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell({ type: 'mic.interrupted' })
    for (const nth of [1, 2]) {
      tell({ type: 'mic.closed' })
      expect(actor.getSnapshot().value).toEqual({ linked: { mutedByHost: 'interrupted' } })
      expect(calls.filter((call) => call === 'close')).toHaveLength(nth)
    }
    tell({ type: 'mic.published' })
    expect(actor.getSnapshot().value).toEqual({ linked: { mutedByHost: 'arriving' } })
    expect(calls.filter((call) => call === 'open')).toHaveLength(1)
  })

  it('[MIC-02] [LIVE-09] a person who was away for too long learns that the seat is gone', async () => {
    const { actor, tell } = member()
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell({ type: 'seat.granted' })
    tell({ type: 'seat.lost' })
    await turn()
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { mediaFault: 'seatLost' } })
  })

  it('[MIC-02] accepting an invitation that is over is refused with the reason', async () => {
    let refuse: (error: unknown) => void = () => {}
    const goOnStage = () => new Promise<void>((_, reject) => (refuse = reject))
    const { actor, tell } = member({ goOnStage })
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    tell({ type: 'invitation.over' })
    refuse(callError('refused', 'seatTaken'))
    await turn()
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context.failure).toMatchObject({ reason: 'seatTaken' })
  })

  it('[MIC-02] a guest whose microphone is gone learns that it is not heard, until a press has opened another', async () => {
    const opening = held<[boolean], void>()
    const { actor, tell } = member({ openMicrophone: opening.call })
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell(handKnown({ hasSeat: true }))
    opening.last().resolve()
    for (const fault of ['denied', 'lost'] as const) {
      tell({ type: 'mic.lost', fault })
      expect(actor.getSnapshot()).toMatchObject({ value: { linked: 'lost' }, context: { mediaFault: fault } })
      actor.send({ type: 'mic.unmute' })
      expect(opening.last().args[0]).toBe(true)
      // Not yet: the server has not heard it.
      expect(actor.getSnapshot().value).toEqual({ linked: 'reopening' })
      opening.last().resolve()
      await turn()
      expect(actor.getSnapshot()).toMatchObject({
        value: { linked: 'unmuted' },
        context: { mediaFault: null },
      })
    }
  })

  it('[MIC-02] a microphone that cannot be opened again stays gone, and says why', async () => {
    const opening = held<[boolean], void>()
    const { actor, tell } = member({ openMicrophone: opening.call })
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell({ type: 'mic.lost', fault: 'lost' })
    actor.send({ type: 'mic.unmute' })
    opening.last().reject(new LiveError('missing', 'mic'))
    await turn()
    expect(actor.getSnapshot()).toMatchObject({
      value: { linked: 'lost' },
      context: { mediaFault: 'missing' },
    })
  })

  it('[MIC-02] a guest who is muted when the microphone goes stays muted, and opens another by a press', async () => {
    const { actor, calls, tell } = member()
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    actor.send({ type: 'mic.mute' })
    tell({ type: 'mic.lost', fault: 'lost' })
    expect(actor.getSnapshot().value).toEqual({ linked: { mutedBySelf: 'lost' } })
    const before = calls.length
    actor.send({ type: 'mic.unmute' })
    expect(actor.getSnapshot().value).toEqual({ linked: 'reopening' })
    expect(calls.slice(before)).toEqual(['open'])
  })

  it('[MIC-02] a guest whom the host takes off the stage gets a message', async () => {
    const { actor, calls, tell } = member()
    tell({ type: 'hand.invited' })
    actor.send({ type: 'hand.accept' })
    await turn()
    tell({ type: 'seat.taken' })
    await turn()
    expect(calls.at(-1)).toBe('leave')
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { isTakenDown: true } })
    actor.send({ type: 'hand.raise' })
    expect(actor.getSnapshot().context.isTakenDown).toBe(false)
  })

  it('[MIC-02] a place that was given to a page that is no more is handed back', async () => {
    const { actor, calls, tell } = member()
    tell(handKnown({ hasSeat: true }))
    tell({ type: 'seat.granted' })
    await turn()
    expect(calls).toEqual(['leave'])
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
