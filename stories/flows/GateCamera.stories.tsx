import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { holdCamera } from '../../workbench/harness/scene/camera.ts'
import type { HeldCamera } from '../../workbench/harness/scene/camera.ts'
import { restoreDevice } from '../../workbench/harness/scene/device.ts'
import { standAtGate } from '../../workbench/harness/scene/gate.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

let camera: HeldCamera

const meta = preview.meta({
  title: 'Flows/Camera at the gate',
  component: Scene,
  args: { address: '/console/gate' },
  beforeEach: ({ msw }) => {
    signedIn()
    standAtGate()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('listGateConferences', 'scanTicket'),
      fault('listGate', 'hang'),
    )
    camera = holdCamera()
    return restoreDevice
  },
})

export const Off = meta.story({
  name: '签到摄像头 · 未打开 / Off',
  parameters: { state: 'gateCamera.off' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'gate.camera.open')
  },
})

export const Starting = meta.story({
  name: '签到摄像头 · 等待允许 / Waiting to be allowed',
  parameters: { state: 'gateCamera.running.starting' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('gate.camera.open')
    await read('gate.camera.starting')
  },
})

export const Looking = meta.story({
  name: '签到摄像头 · 看到二维码即放行 / Reads a code, and the visitor is admitted',
  parameters: { state: 'gateCamera.running.looking' },
  play: async (stage) => {
    const { press, read, page, say } = pageActions(stage)
    await press('gate.camera.open')
    camera.allow()
    await read('gate.camera.looking')
    await camera.show('tK3vX0cQz8Lr2kWb6yPj1A')
    await waitFor(() => expect(page.getByText(say('gate.answer.admitted'))).toBeVisible(), { timeout: 5_000 })
  },
})

export const Denied = meta.story({
  name: '签到摄像头 · 没有允许 / Denied',
  parameters: { state: 'gateCamera.failed' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('gate.camera.open')
    camera.fail('NotAllowedError')
    await read('gate.camera.denied')
  },
})

export const Busy = meta.story({
  name: '签到摄像头 · 被占用 / In use',
  parameters: { state: 'gateCamera.failed' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('gate.camera.open')
    camera.fail('NotReadableError')
    await read('gate.camera.busy')
  },
})

export const Missing = meta.story({
  name: '签到摄像头 · 没有摄像头 / None found',
  parameters: { state: 'gateCamera.failed' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('gate.camera.open')
    camera.fail('NotFoundError')
    await read('gate.camera.missing')
  },
})
