import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { memberName, signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Scan approval',
  component: Scene,
  args: { address: '/scan/nT4vX0cQz8Lr2kWb6yPj1A' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor(), ...happily('openScene', 'getCountries')),
})

const approve = (stage: Stage) =>
  pageActions(stage).press('scan.approveAs', { name: memberName(stage.globals['locale']) })

export const Opening = meta.story({
  name: '扫码确认 · 正在打开 / Opening',
  parameters: { state: 'scanApproval.opening' },
  beforeEach: ({ msw }) => msw.use(fault('openScene', 'hang')),
})

export const Confirming = meta.story({
  name: '扫码确认 · 本机已登录，直接确认 / Signed in on this device: confirm',
  parameters: { state: 'scanApproval.confirming' },
  beforeEach: signedIn,
  play: async (stage) => {
    await pageActions(stage).see('button', 'scan.decline')
  },
})

export const Identifying = meta.story({
  name: '扫码确认 · 本机未登录，用手机验证码确认 / Signed out: identify by phone code, or go on without',
  parameters: { state: 'scanApproval.identifying' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'scan.unbound')
  },
})

export const Approving = meta.story({
  name: '扫码确认 · 正在确认 / Confirming',
  parameters: { state: 'scanApproval.approving' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(fault('confirmScene', 'hang'))
  },
  play: async (stage) => {
    await approve(stage)
  },
})

export const Unreachable = meta.story({
  name: '扫码确认 · 暂时打不开，可重试 / Cannot be reached: retry',
  parameters: { state: 'scanApproval.unreachable' },
  beforeEach: ({ msw }) => msw.use(fault('openScene', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Approved = meta.story({
  name: '扫码确认 · 已确认，请看原来的屏幕 / Confirmed: look at the first screen',
  parameters: { state: 'scanApproval.approved' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...happily('confirmScene'))
  },
  play: async (stage) => {
    await approve(stage)
    await pageActions(stage).read('scan.approved.title')
  },
})

export const Declined = meta.story({
  name: '扫码确认 · 已拒绝 / Declined',
  parameters: { state: 'scanApproval.declined' },
  beforeEach: signedIn,
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('scan.decline')
    await read('scan.declined.title')
  },
})

export const Expired = meta.story({
  name: '扫码确认 · 二维码已失效 / The QR code has expired',
  parameters: { state: 'scanApproval.expired' },
  beforeEach: ({ msw }) => msw.use(refuse('openScene', 'sceneExpired')),
  play: async (stage) => {
    await pageActions(stage).read('scan.expired.title')
  },
})
