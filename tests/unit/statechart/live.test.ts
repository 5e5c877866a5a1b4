import { Channel } from 'storybook/internal/channels'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { createBroadcast } from '../../../workbench/atlas/live/broadcast.ts'
import { payloadOf } from '../../../workbench/atlas/live/choices.ts'
import * as look from '../../../workbench/atlas/live/look.ts'
import { wire } from '../../../workbench/atlas/live/protocol.ts'
import type { LiveView, MachineView } from '../../../workbench/atlas/live/protocol.ts'
import { createWatch } from '../../../workbench/atlas/watch.ts'
import type { Watch } from '../../../workbench/atlas/watch.ts'
import { quickLoginMachine } from '../../../src/machines/quickLogin/quickLogin.machine.ts'
import { createScanActors } from '../../../src/machines/scan/scan.actors.ts'
import { scanMachine } from '../../../src/machines/scan/scan.machine.ts'
import { createSendCodeActors } from '../../../src/machines/sendCode/sendCode.actors.ts'
import { sendCodeMachine } from '../../../src/machines/sendCode/sendCode.machine.ts'
import { termsMachine } from '../../../src/machines/terms/terms.machine.ts'
import { createHeldLogin } from '../../support/loginPort.ts'
import { callError, scene } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../../../src/machines/shared/model.ts'

const story = { storyId: 'flows-terms--unticked', claimed: 'terms.unticked' }

const codeMachine = () => sendCodeMachine.provide({ actors: createSendCodeActors(createHeldLogin().port) })

const runTerms = () => {
  const watch = createWatch()
  return { watch, terms: createActor(termsMachine, { inspect: watch.inspect }).start() }
}

/** A preview on one side of a channel; on the other a listener. Frames pass when the test says so. */
const stage = () => {
  const channel = new Channel({})
  const frames: Array<() => void> = []
  const received: Array<[name: string, args: unknown]> = []
  for (const name of [wire.begun, wire.machines, wire.live])
    channel.on(name, (args: unknown) => received.push([name, args]))
  const broadcast = createBroadcast({
    channel,
    loadLook: () => Promise.resolve(look),
    nextFrame: (tell) => frames.push(tell),
  })
  const pass = async () => {
    for (const tell of frames.splice(0)) tell()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  const last = () => JSON.parse(String(received.findLast(([name]) => name === wire.live)?.[1])) as LiveView
  return { channel, broadcast, frames, received, pass, last }
}

describe('what a story tells of its machines', () => {
  it('is that it began, and nothing more until a reader asks', async () => {
    const { broadcast, frames, received } = stage()
    const { watch, terms } = runTerms()
    broadcast.begin(story, watch)
    terms.send({ type: 'terms.tick' })
    expect(frames).toEqual([])
    expect(received).toEqual([[wire.begun, { storyId: story.storyId }]])
  })

  it('a late subscriber gets the present state', async () => {
    const { broadcast, channel, pass, last } = stage()
    const { watch, terms } = runTerms()
    broadcast.begin(story, watch)
    terms.send({ type: 'terms.tick' })
    channel.emit(wire.request)
    await pass()
    expect(last()).toMatchObject({ ...story, actors: [{ machine: 'terms', leaves: ['terms.ticked'] }] })
    expect(last().history.map(({ type, to }) => [type, to])).toEqual([
      ['xstate.init', ['terms.unticked']],
      ['terms.tick', ['terms.ticked']],
    ])
  })

  it('comes at most once in a frame, and a chart only once', async () => {
    const { broadcast, channel, frames, received, pass, last } = stage()
    const { watch, terms } = runTerms()
    channel.emit(wire.request)
    broadcast.begin(story, watch)
    await pass()
    for (const type of ['terms.tick', 'terms.untick', 'terms.require'] as const) terms.send({ type })
    expect(frames).toHaveLength(1)
    await pass()
    expect(received.map(([name]) => name)).toEqual([wire.begun, wire.machines, wire.live, wire.live])
    expect(last().actors[0]?.leaves).toEqual(['terms.asking'])
    const [machine] = JSON.parse(String(received[1]?.[1])) as MachineView[]
    expect(machine).toMatchObject({ id: 'terms', title: { en: expect.any(String) as string } })
    expect(Object.keys(machine?.layout.nodes ?? {})).toContain('terms.asking')
  })

  it('ends with the story, and with the asking', async () => {
    const { broadcast, channel, pass, last, frames } = stage()
    const first = runTerms()
    broadcast.begin(story, first.watch)
    channel.emit(wire.request)
    await pass()
    broadcast.begin({ storyId: 'other', claimed: null }, createWatch())
    first.terms.send({ type: 'terms.tick' })
    await pass()
    expect(last()).toEqual({ storyId: 'other', claimed: null, actors: [], history: [] })
    channel.emit(wire.release)
    broadcast.begin(story, runTerms().watch)
    expect(frames).toEqual([])
  })
})

describe('an event that a reader sends', () => {
  const order = (watch: Watch, type: string, changes = {}) => {
    const [actor] = look.viewOf(story, watch).actors
    const choice = actor?.events.find((event) => event.type === type)?.choices[0]?.choice
    return { storyId: story.storyId, key: actor?.key, choice, ...changes }
  }

  it('reaches the running machine', async () => {
    const { broadcast, channel, pass } = stage()
    const { watch, terms } = runTerms()
    broadcast.begin(story, watch)
    channel.emit(wire.send, order(watch, 'terms.tick'))
    await pass()
    expect(terms.getSnapshot().value).toBe('ticked')
  })

  it('reaches nothing when another story, machine or event is meant', async () => {
    const { broadcast, channel, pass } = stage()
    const { watch, terms } = runTerms()
    const send = vi.spyOn(terms, 'send')
    broadcast.begin(story, watch)
    channel.emit(wire.send, order(watch, 'terms.tick', { storyId: 'before' }))
    channel.emit(wire.send, order(watch, 'terms.tick', { key: 'gone' }))
    channel.emit(wire.send, order(watch, 'terms.tick', { choice: 'model-99' }))
    await pass()
    expect(send).not.toHaveBeenCalled()
  })

  it('can be the answer that a machine waits for', () => {
    const watch = createWatch()
    const machine = scanMachine.provide({ actors: createScanActors(createHeldLogin().port) })
    const scan = createActor(machine, { inspect: watch.inspect }).start()
    const [actor] = watch.actors()
    if (actor === undefined) expect.fail('no machine is watched')
    const [view] = look.viewOf(story, watch).actors
    const answer = view?.events.find(({ type }) => type === 'xstate.error.actor.getScene')
    expect(answer?.by).toBe('server')
    const event = look.eventOf(actor, answer?.choices[0]?.choice ?? '', watch.history())
    scan.send(event as never)
    expect(scan.getSnapshot().value).toBe('failed')
  })
})

describe('several machines of one kind', () => {
  it('are distinguished by their parent’s words', () => {
    const watch = createWatch()
    const actors = { phoneCode: codeMachine(), emailCode: codeMachine() }
    createActor(quickLoginMachine.provide({ actors }), { inspect: watch.inspect }).start()
    const codes = look.viewOf(story, watch).actors.filter(({ machine }) => machine === 'sendCode')
    expect(codes).toHaveLength(2)
    expect(new Set(codes.map(({ role }) => role?.en)).size).toBe(2)
    expect(codes.map(({ number }) => number)).toEqual([null, null])
  })

  it('are counted without words of their parent', () => {
    const watch = createWatch()
    createActor(termsMachine, { inspect: watch.inspect }).start()
    createActor(termsMachine, { inspect: watch.inspect }).start()
    expect(look.viewOf(story, watch).actors.map(({ number }) => number)).toEqual([1, 2])
  })
})

describe('an event that came in the story', () => {
  it('can be sent again with its own payload, and its refusal shows its own values', () => {
    const watch = createWatch()
    const code = createActor(codeMachine(), {
      input: { purpose: 'login', channel: 'phone' },
      inspect: watch.inspect,
    }).start()
    code.send({ type: 'code.send', target: { channel: 'phone', mobile: '19', country_code: '86' } })
    const { actors, history } = look.viewOf(story, watch)
    const [own] = actors[0]?.events.find(({ type }) => type === 'code.send')?.choices ?? []
    expect(own).toMatchObject({ isFromStory: true, payload: 'channel phone · mobile 19 · country_code 86' })
    expect(history.at(-1)).toMatchObject({
      edges: ['sendCode.idle|code.send|1'],
      outcome: { asked: [{ passed: false, targets: ['sendCode.sending'], grounds: [{ held: false }] }] },
    })
    expect(history.at(-1)?.outcome?.asked[0]?.grounds[0]?.readings).toContainEqual({
      path: 'params.target.mobile',
      value: '"19"',
    })
  })

  it('is shown even when nothing comes of it', () => {
    const { watch, terms } = runTerms()
    terms.send({ type: 'terms.accept' })
    expect(look.viewOf(story, watch).history.at(-1)).toMatchObject({
      type: 'terms.accept',
      edges: [],
      outcome: { answer: 'unknown', knownIn: ['terms.asking'] },
    })
  })
})

describe('a payload on one line', () => {
  it('holds the innermost values that say something', () => {
    expect(payloadOf({ type: 'terms.tick' })).toBe('')
    expect(payloadOf(done('endSession'))).toBe('')
    expect(payloadOf(done('requireConsent', true))).toBe('true')
    expect(payloadOf(done('getScene', scene))).toContain('scene_value scene-1')
    expect(payloadOf(failed('getScene', callError('offline')))).toBe('kind offline')
    expect(payloadOf({ type: 'x', list: [1, 2], none: null, long: 'y'.repeat(300) })).toHaveLength(120)
  })
})
