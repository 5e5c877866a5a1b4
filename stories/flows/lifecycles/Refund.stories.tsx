import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Refund',
  component: Scene,
  args: { address: '/console/refund/17' },
})

export const None = meta.story({
  name: '退款 · 尚未申请 / Not asked for',
  parameters: { state: 'refund.none' },
  beforeEach: recordScene('refund', 'none'),
  play: showsState('refund', 'none'),
})

export const Requested = meta.story({
  name: '退款 · 等待主办方审批 / Waiting for the organizer',
  parameters: { state: 'refund.requested' },
  beforeEach: recordScene('refund', 'requested'),
  play: showsState('refund', 'requested'),
})

export const Processing = meta.story({
  name: '退款 · 款项正在退回 / The money is on its way back',
  parameters: { state: 'refund.processing' },
  beforeEach: recordScene('refund', 'processing'),
  play: showsState('refund', 'processing'),
})

export const Failed = meta.story({
  name: '退款 · 退款失败，等待财务重试 / Failed: finance may try again',
  parameters: { state: 'refund.failed' },
  beforeEach: recordScene('refund', 'failed'),
  play: showsState('refund', 'failed'),
})

export const Rejected = meta.story({
  name: '退款 · 已拒绝，附原因 / Rejected, with the reason',
  parameters: { state: 'refund.rejected' },
  beforeEach: recordScene('refund', 'rejected'),
  play: showsState('refund', 'rejected'),
})

export const Done = meta.story({
  name: '退款 · 款项已退回 / The money is back',
  parameters: { state: 'refund.done' },
  beforeEach: recordScene('refund', 'done'),
  play: showsState('refund', 'done'),
})
