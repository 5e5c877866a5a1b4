import { describe, expect, it } from 'vitest'

import type { SceneInfo } from '../../src/contract/wechat.ts'
import { createScanApprovalActors } from '../../src/machines/scanApproval/scanApproval.actors.ts'
import { scanApprovalMachine } from '../../src/machines/scanApproval/scanApproval.machine.ts'
import type { ApprovalProof } from '../../src/machines/scanApproval/scanApproval.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, sceneInfo } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const phone: ApprovalProof = { as: 'phone', mobile: '13800138000', country_code: '86', code: '123456' }

const startApproval = (member: boolean) => {
  const openScene = held<[string], SceneInfo>()
  const confirmScene = held<[{ scene: string; proof: ApprovalProof }], void>()
  const machine = scanApprovalMachine.provide({
    actors: createScanApprovalActors({
      openScene: openScene.call,
      confirmScene: confirmScene.call,
      sendCode: () => Promise.resolve({ now: 0, resendAt: 60_000 }),
      recallCountdown: () => null,
    }),
  })
  return { ...run(machine, { scene: 'scene-1', member }), openScene, confirmScene }
}

const startOpened = async (member: boolean) => {
  const running = startApproval(member)
  running.openScene.last().resolve(sceneInfo)
  await turn()
  return running
}

describe('scanApproval', () => {
  it('a member is asked once, sees what asks, and approves with the session', async () => {
    const { actor, openScene, confirmScene } = await startOpened(true)
    expect(openScene.calls.map(({ args }) => args)).toEqual([['scene-1']])
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(actor.getSnapshot().context.info).toEqual(sceneInfo)
    actor.send({ type: 'scene.approve', proof: { as: 'session' } })
    actor.send({ type: 'scene.approve', proof: { as: 'session' } })
    expect(confirmScene.calls.map(({ args }) => args)).toEqual([
      [{ scene: 'scene-1', proof: { as: 'session' } }],
    ])
    confirmScene.last().resolve()
    await turn()
    expect(actor.getSnapshot().value).toBe('approved')
  })

  it.each([phone, { as: 'unbound' } as const])('a guest approves with the proof %j', async (proof) => {
    const { actor, confirmScene } = await startOpened(false)
    expect(actor.getSnapshot().value).toBe('identifying')
    actor.send({ type: 'scene.approve', proof })
    expect(confirmScene.last().args).toEqual([{ scene: 'scene-1', proof }])
  })

  it.each([true, false])('declining confirms nothing (member: %s)', async (member) => {
    const { actor, confirmScene } = await startOpened(member)
    actor.send({ type: 'scene.decline' })
    expect(actor.getSnapshot().value).toBe('declined')
    expect(confirmScene.calls).toHaveLength(0)
  })

  it('a wrong code keeps the guest at the form and says why', async () => {
    const { actor, confirmScene, emitted } = await startOpened(false)
    actor.send({ type: 'scene.approve', proof: phone })
    const error = callError('refused', 'codeWrong')
    confirmScene.last().reject(error)
    await turn()
    expect(actor.getSnapshot().value).toBe('identifying')
    expect(emitted).toEqual([{ type: 'approval.failed', failure: error.detail }])
  })

  it.each(['sceneExpired', 'sceneUnknown', 'sceneUsed'] as const)(
    'a scene that is gone cannot be approved: %s',
    async (reason) => {
      const { actor, confirmScene } = await startOpened(true)
      actor.send({ type: 'scene.approve', proof: { as: 'session' } })
      confirmScene.last().reject(callError('refused', reason))
      await turn()
      expect(actor.getSnapshot().value).toBe('expired')
    },
  )

  it.each(['expired', 'confirmed'] as const)('a scene that is %s already is not offered', async (status) => {
    const { actor, openScene } = startApproval(true)
    openScene.last().resolve({ ...sceneInfo, status })
    await turn()
    expect(actor.getSnapshot().value).toBe('expired')
  })

  it('a scene that cannot be read now can be tried again', async () => {
    const { actor, openScene } = startApproval(true)
    openScene.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(true)
    actor.send({ type: 'scene.retry' })
    expect(openScene.calls).toHaveLength(2)
  })
})
