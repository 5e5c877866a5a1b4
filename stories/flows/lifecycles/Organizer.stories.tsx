import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Organizer',
  component: Scene,
  args: { address: '/console/organizer/17' },
})

export const NotCompleted = meta.story({
  name: '主办方申请 · 资料待完善 / Not completed',
  parameters: { state: 'organizer.not_completed' },
  beforeEach: recordScene('organizer', 'not_completed'),
  play: showsState('organizer', 'not_completed'),
})

export const Waiting = meta.story({
  name: '主办方申请 · 等待受理 / Waiting to be picked up',
  parameters: { state: 'organizer.under_review.waiting' },
  beforeEach: recordScene('organizer', 'under_review.waiting'),
  play: showsState('organizer', 'under_review.waiting'),
})

export const PickedUp = meta.story({
  name: '主办方申请 · 正在审核 / Under review',
  parameters: { state: 'organizer.under_review.picked_up' },
  beforeEach: recordScene('organizer', 'under_review.picked_up'),
  play: showsState('organizer', 'under_review.picked_up'),
})

export const Settled = meta.story({
  name: '主办方申请 · 已通过 / Approved',
  parameters: { state: 'organizer.approved.settled' },
  beforeEach: recordScene('organizer', 'approved.settled'),
  play: showsState('organizer', 'approved.settled'),
})

export const Changing = meta.story({
  name: '主办方申请 · 已通过，资料变更待审 / Approved, and a change waits',
  parameters: { state: 'organizer.approved.changing' },
  beforeEach: recordScene('organizer', 'approved.changing'),
  play: showsState('organizer', 'approved.changing'),
})

export const Rejected = meta.story({
  name: '主办方申请 · 未通过，附原因 / Rejected, with the reason',
  parameters: { state: 'organizer.rejected' },
  beforeEach: recordScene('organizer', 'rejected'),
  play: showsState('organizer', 'rejected'),
})
