import { describe, expect, it } from 'vitest'

import { createFakeMedia } from '../../mocks/live/fakeMedia.ts'
import { cameraProfile, screenProfile } from '../../src/contract/room/ports.ts'
import { captureMachine } from '../../src/machines/capture/capture.machine.ts'
import { clampProfile } from '../../src/contract/room/clampProfile.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { playbackMachine } from '../../src/machines/playback/playback.machine.ts'
import { selectView } from '../../src/machines/playback/playback.selectors.ts'
import { streamModeMachine } from '../../src/machines/streamMode/streamMode.machine.ts'
import { selectLine, selectReason } from '../../src/machines/streamMode/streamMode.selectors.ts'
import { createCapturePort } from '../../src/services/live/capturePort.ts'
import { createLinePort, createPlaybackPort } from '../../src/services/live/linePort.ts'
import { streamModeStart } from '../../src/machines/streamMode/streamMode.model.ts'
import { turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const probe = { devices: () => Promise.resolve([]), watchDevices: () => () => {} }

describe('playback', () => {
  it('[LIVE-02] a pause of the stage keeps the choice: it plays on from the live edge, or stays paused', async () => {
    const media = createFakeMedia()
    const actors = actorsOf(playbackMachine, createPlaybackPort(media))
    const { actor } = run(playbackMachine.provide({ actors }), { onAir: true })
    const plays = () => media.calls.filter(({ act }) => act === 'play').length
    await turn()
    expect([selectView(actor.getSnapshot()), plays()]).toEqual(['playing', 1])
    actor.send({ type: 'stage.changed', onAir: false })
    expect(selectView(actor.getSnapshot())).toBe('waiting')
    actor.send({ type: 'stage.changed', onAir: true })
    await turn()
    expect([selectView(actor.getSnapshot()), plays()]).toEqual(['playing', 2])
    actor.send({ type: 'playback.pause' })
    actor.send({ type: 'stage.changed', onAir: false })
    actor.send({ type: 'stage.changed', onAir: true })
    await turn()
    expect([selectView(actor.getSnapshot()), plays()]).toEqual(['paused', 2])
  })
})

describe('the line', () => {
  const start = (input: Partial<typeof streamModeStart> = {}) => {
    const media = createFakeMedia({ confirms: false })
    const actors = actorsOf(
      streamModeMachine,
      createLinePort(media, () => 'audience'),
    )
    return { media, ...run(streamModeMachine.provide({ actors }), { ...streamModeStart, ...input }) }
  }

  it('[LIVE-02] is cdn unless chosen otherwise; on stage it is rtc, and afterwards what it was', () => {
    const { actor, media } = start()
    expect(selectLine(actor.getSnapshot())).toBe('cdn')
    expect(media.calls).toMatchObject([{ act: 'setLine', args: ['cdn', streamModeStart.playlist?.url] }])
    actor.send({ type: 'stage.entered' })
    actor.send({ type: 'line.choose', line: 'cdn' })
    expect(selectLine(actor.getSnapshot())).toBe('rtc')
    actor.send({ type: 'stage.left' })
    expect(selectLine(actor.getSnapshot())).toBe('cdn')
  })

  it('[LIVE-09] a viewer on rtc keeps the connection after leaving the stage', async () => {
    const { actor, media } = start({ wanted: 'rtc' })
    await turn()
    actor.send({ type: 'stage.entered' })
    actor.send({ type: 'stage.left' })
    await turn()
    expect(media.calls.filter(({ act }) => act === 'enter')).toHaveLength(1)
  })

  it('falls to cdn when rtc is lost twice in a row, and says why', () => {
    const { actor, clock, media, emitted } = start({ wanted: 'rtc' })
    media.emit('connection', { state: 'down' })
    expect(selectLine(actor.getSnapshot())).toBe('rtc')
    clock.increment(1_000)
    media.emit('connection', { state: 'down' })
    expect(selectLine(actor.getSnapshot())).toBe('cdn')
    expect(selectReason(actor.getSnapshot())).toBe('weak')
    expect(emitted).toEqual([{ type: 'line.moved', line: 'cdn', reason: 'weak' }])
  })

  it('on stage it is tried again for as long as it takes', () => {
    const { actor, clock, media } = start({ startsOnStage: true })
    for (let time = 0; time < 5; time += 1) {
      media.emit('connection', { state: 'down' })
      clock.increment(15_000)
    }
    expect(selectLine(actor.getSnapshot())).toBe('rtc')
  })

  it('obeys the server where the low-delay line is full, and only then', () => {
    const { actor } = start({ wanted: 'rtc' })
    actor.send({ type: 'line.hinted', line: 'cdn', reason: 'rtcFull' })
    expect(selectLine(actor.getSnapshot())).toBe('cdn')
    actor.send({ type: 'line.hinted', line: 'cdn', reason: 'weak' })
    expect(selectReason(actor.getSnapshot())).toBe('rtcFull')
  })
})

describe('one’s own camera and microphone', () => {
  const start = (kind: 'camera' | 'microphone') => {
    const media = createFakeMedia({ confirms: false })
    const clarity = () => ({ maxHeight: 720, maxKbps: 1200 })
    const actors = actorsOf(
      captureMachine,
      createCapturePort({ media, probe, kind, clarity, profile: () => cameraProfile }),
    )
    return { media, ...run(captureMachine.provide({ actors }), { kind, deviceId: null }) }
  }

  it('[LIVE-03] is opened within what the room allows, and the picture keeps its shape', () => {
    const { actor, media } = start('camera')
    actor.send({ type: 'capture.open' })
    expect(media.calls).toEqual([
      { act: 'startCamera', args: [{ profile: { width: 1280, height: 720, fps: 15, kbps: 1200 } }] },
    ])
    const unlimited = { maxHeight: 2160, maxKbps: 8000 }
    expect(clampProfile(cameraProfile, unlimited)).toEqual({ width: 1920, height: 1080, fps: 15, kbps: 2000 })
    expect(clampProfile(screenProfile, unlimited)).toEqual({ width: 1920, height: 1080, fps: 5, kbps: 1600 })
  })

  it('allowed only after the visitor had given it up, it is given back', async () => {
    const { actor, media } = start('microphone')
    media.hold('startMicrophone')
    actor.send({ type: 'capture.open' })
    actor.send({ type: 'capture.close' })
    await turn()
    media.release('startMicrophone')
    await turn()
    expect(media.calls.map(({ act }) => act)).toEqual(['startMicrophone', 'stopMicrophone', 'stopMicrophone'])
    expect(actor.getSnapshot().value).toBe('off')
  })

  it('[LIVE-09] what was open is open after an interruption, what was muted stays muted, and neither is said to be sent before it is', async () => {
    const { actor, media } = start('microphone')
    const publish = () => media.emit('published', { slot: 'A0', ok: true })
    const interrupt = () => media.emit('interrupted', { slot: 'A0' })
    actor.send({ type: 'capture.open' })
    await turn()
    publish()
    interrupt()
    expect(actor.getSnapshot().value).toEqual({ on: 'interrupted' })
    publish()
    expect(actor.getSnapshot().value).toEqual({ on: 'live' })
    actor.send({ type: 'capture.mute' })
    interrupt()
    media.emit('published', { slot: 'A0', ok: false })
    publish()
    expect(actor.getSnapshot().value).toEqual({ on: { muted: 'arriving' } })
    interrupt()
    actor.send({ type: 'capture.unmute' })
    await turn()
    expect(actor.getSnapshot().value).toEqual({ on: 'interrupted' })
    publish()
    expect(actor.getSnapshot().value).toEqual({ on: 'live' })
    expect(media.calls.map(({ act }) => act)).toEqual([
      'startMicrophone',
      'setMicrophoneMuted',
      'setMicrophoneMuted',
    ])
  })

  it('pulled out it is closed, and nothing but a press opens it again', async () => {
    const { actor, media } = start('microphone')
    actor.send({ type: 'capture.open' })
    await turn()
    media.emit('trackEnded', { what: 'microphone', fault: 'lost' })
    expect(actor.getSnapshot().context.fault).toBe('lost')
    media.emit('published', { slot: 'A0', ok: true })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(media.calls.map(({ act }) => act)).toEqual(['startMicrophone', 'stopMicrophone'])
  })

  it('a track that cannot be muted is closed, so that others do not go on hearing it', async () => {
    const { actor, media } = start('microphone')
    actor.send({ type: 'capture.open' })
    await turn()
    media.fail('setMicrophoneMuted', 'failed')
    actor.send({ type: 'capture.mute' })
    await turn()
    expect(actor.getSnapshot().value).toBe('off')
  })
})
