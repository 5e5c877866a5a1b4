import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { LoginResult } from '../../src/contract/login.ts'
import type { Scene, SceneStatus } from '../../src/contract/wechat.ts'
import { createScanActors } from '../../src/machines/scan/scan.actors.ts'
import { scanMachine } from '../../src/machines/scan/scan.machine.ts'
import type { VisibilitySignal } from '../../src/machines/scan/scan.types.ts'
import { held, turn } from '../support/held.ts'
import {
  callError,
  confirmed,
  confirmedUnbound,
  expiredScene,
  loginResult,
  scanned,
  scene,
  waiting,
} from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const startScan = () => {
  const getScene = held<[], Scene>()
  const checkScene = held<[string], SceneStatus>()
  const collectScene = held<[string], LoginResult>()
  const consent = held<[], boolean>()
  const watchers = new Set<(signal: VisibilitySignal) => void>()
  const page = { isHidden: false }
  const turnTo = (signal: VisibilitySignal) => {
    page.isHidden = signal.type === 'page.hidden'
    for (const tell of watchers) tell(signal)
  }
  const machine = scanMachine.provide({
    actors: {
      ...createScanActors({
        getScene: getScene.call,
        checkScene: checkScene.call,
        collectScene: collectScene.call,
        watchVisibility: (tell) => {
          watchers.add(tell)
          if (page.isHidden) tell({ type: 'page.hidden' })
          return () => watchers.delete(tell)
        },
      }),
      requireConsent: fromPromise<boolean, void>(({ signal }) => consent.call(signal)),
    },
  })
  return { ...run(machine), getScene, checkScene, collectScene, consent, watchers, turnTo }
}

const startWatching = async () => {
  const running = startScan()
  running.getScene.last().resolve(scene)
  await turn()
  return running
}

const startGating = async (status: SceneStatus) => {
  const running = await startWatching()
  running.clock.increment(2_000)
  running.checkScene.last().resolve(status)
  await turn()
  return running
}

describe('scan', () => {
  it('[SCAN-01] shows the scene that the server gave and polls it 2 s after each answer', async () => {
    const { actor, clock, checkScene } = await startWatching()
    expect(actor.getSnapshot().context.scene).toEqual(scene)
    clock.increment(1_999)
    expect(checkScene.calls).toHaveLength(0)
    clock.increment(1)
    expect(checkScene.calls.map(({ args }) => args)).toEqual([['scene-1']])
    clock.increment(60_000)
    expect(checkScene.calls, 'a question that is not answered yet is not asked again').toHaveLength(1)
    checkScene.last().resolve(waiting)
    await turn()
    clock.increment(1_999)
    expect(checkScene.calls).toHaveLength(1)
    clock.increment(1)
    expect(checkScene.calls).toHaveLength(2)
    checkScene.last().resolve(scanned)
    await turn()
    clock.increment(2_000)
    expect(checkScene.calls).toHaveLength(3)
  })

  it('[SCAN-01] keeps polling after a failed question, and says so until then', async () => {
    const { actor, clock, checkScene } = await startWatching()
    clock.increment(2_000)
    checkScene.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(true)
    clock.increment(2_000)
    expect(checkScene.calls).toHaveLength(2)
    checkScene.last().resolve(waiting)
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(false)
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it('[SCAN-01] does not poll while the page is hidden, and asks at once when it is shown', async () => {
    const { clock, checkScene, turnTo } = await startWatching()
    turnTo({ type: 'page.hidden' })
    clock.increment(600_000)
    expect(checkScene.calls).toHaveLength(0)
    turnTo({ type: 'page.shown' })
    expect(checkScene.calls).toHaveLength(1)
  })

  it('[SCAN-01] gives up the question under way when the page is hidden', async () => {
    const { actor, clock, checkScene, turnTo } = await startWatching()
    clock.increment(2_000)
    turnTo({ type: 'page.hidden' })
    expect(checkScene.last().signal.aborted).toBe(true)
    checkScene.last().resolve(confirmed)
    await turn()
    expect(actor.getSnapshot().value).toBe('paused')
  })

  it('[SCAN-01] does not poll on a page that was hidden while the code was loading', async () => {
    const { clock, checkScene, getScene, turnTo } = startScan()
    turnTo({ type: 'page.hidden' })
    getScene.last().resolve(scene)
    await turn()
    clock.increment(600_000)
    expect(checkScene.calls).toHaveLength(0)
    turnTo({ type: 'page.shown' })
    expect(checkScene.calls).toHaveLength(1)
  })

  it('[SCAN-01] does not poll after the tab was left', async () => {
    const { actor, clock, checkScene, watchers } = await startWatching()
    clock.increment(2_000)
    actor.stop()
    expect(checkScene.last().signal.aborted).toBe(true)
    clock.increment(600_000)
    expect(checkScene.calls).toHaveLength(1)
    expect(watchers.size).toBe(0)
  })

  it.each([
    ['expired', expiredScene],
    ['confirmed', confirmed],
    ['confirmed without a phone', confirmedUnbound],
  ])('[SCAN-01] does not poll after the scene is %s', async (_name, status) => {
    const { clock, checkScene } = await startGating(status)
    clock.increment(600_000)
    expect(checkScene.calls).toHaveLength(1)
  })

  it('[SCAN-02] a confirmed scene with a mobile signs in, with consent', async () => {
    const { actor, consent, collectScene } = await startGating(confirmed)
    expect(collectScene.calls, 'nothing is collected before consent').toHaveLength(0)
    consent.last().resolve(true)
    await turn()
    expect(collectScene.calls.map(({ args }) => args)).toEqual([['scene-1']])
    collectScene.last().resolve(loginResult)
    await turn()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'identified', result: loginResult })
  })

  it('[LOGIN-04] [SCAN-02] who agreed on the phone already is not asked on the computer', async () => {
    const { actor, consent, collectScene } = await startGating({ ...confirmed, agreed: true })
    expect(consent.calls).toHaveLength(0)
    collectScene.last().resolve(loginResult)
    await turn()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'identified', result: loginResult })
  })

  it('[SCAN-02] a confirmed scene with only an openid asks for a phone', async () => {
    const { actor, consent, collectScene } = await startGating(confirmedUnbound)
    consent.last().resolve(true)
    await turn()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'unbound', openid: 'openid-1' })
    expect(collectScene.calls).toHaveLength(0)
  })

  it('[SCAN-02] a confirmation without an openid is no confirmation', async () => {
    const { actor, clock, checkScene } = await startGating({ status: 'confirmed' })
    expect(actor.getSnapshot().hasTag('watching')).toBe(true)
    clock.increment(2_000)
    expect(checkScene.calls).toHaveLength(2)
  })

  it('[LOGIN-07] declining the terms fetches a new QR code', async () => {
    const { actor, consent, getScene, collectScene } = await startGating(confirmed)
    consent.last().resolve(false)
    await turn()
    expect(getScene.calls).toHaveLength(2)
    expect(actor.getSnapshot().context).toMatchObject({ scene: null, openid: null, mobile: null })
    expect(collectScene.calls).toHaveLength(0)
  })

  it('[SCAN-03] an expired code can be refreshed', async () => {
    const { actor, getScene } = await startGating(expiredScene)
    expect(actor.getSnapshot().hasTag('refreshable')).toBe(true)
    actor.send({ type: 'scan.refresh' })
    expect(getScene.calls).toHaveLength(2)
    getScene.last().resolve({ ...scene, scene_value: 'scene-2' })
    await turn()
    expect(actor.getSnapshot().context.scene?.scene_value).toBe('scene-2')
  })

  it('[SCAN-03] a scene that the server does not know any more counts as expired', async () => {
    const { actor, clock, checkScene } = await startWatching()
    clock.increment(2_000)
    checkScene.last().reject(callError('refused', 'sceneUnknown'))
    await turn()
    expect(actor.getSnapshot().value).toBe('expired')
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it("[SCAN-03] a code that cannot be loaded tells the server's sentence and can be refreshed", async () => {
    const { actor, getScene, emitted } = startScan()
    const error = callError('refused', 'limited')
    getScene.last().reject(error)
    await turn()
    expect(actor.getSnapshot().hasTag('refreshable')).toBe(true)
    expect(emitted).toEqual([{ type: 'scan.failed', failure: error.detail }])
    actor.send({ type: 'scan.refresh' })
    getScene.last().reject(error)
    await turn()
    expect(emitted, 'a refresh that fails says so as well').toHaveLength(2)
    expect(error.detail.msg).not.toBeNull()
  })

  it('[SCAN-03] a refresh under way is not started a second time', async () => {
    const { actor, getScene } = await startGating(expiredScene)
    actor.send({ type: 'scan.refresh' })
    actor.send({ type: 'scan.refresh' })
    expect(getScene.calls).toHaveLength(2)
  })

  it('[SCAN-03] a code that was used elsewhere says why and can be refreshed', async () => {
    const { actor, consent, collectScene, emitted } = await startGating(confirmed)
    consent.last().resolve(true)
    await turn()
    const error = callError('refused', 'sceneUsed')
    collectScene.last().reject(error)
    await turn()
    expect(actor.getSnapshot().hasTag('refreshable')).toBe(true)
    expect(emitted).toEqual([{ type: 'scan.failed', failure: error.detail }])
  })
})
