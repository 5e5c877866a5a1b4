import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Ticket',
  component: Scene,
  args: { address: '/console/ticket/17' },
})

export const NotSigned = meta.story({
  name: '门票 · 未签到 / Not signed in',
  parameters: { state: 'ticket.valid.not_signed' },
  beforeEach: recordScene('ticket', 'valid.not_signed'),
  play: showsState('ticket', 'valid.not_signed'),
})

export const SignedIn = meta.story({
  name: '门票 · 已签到，十分钟内可撤销 / Signed in: can be undone for ten minutes',
  parameters: { state: 'ticket.valid.signed_in' },
  beforeEach: recordScene('ticket', 'valid.signed_in'),
  play: showsState('ticket', 'valid.signed_in'),
})

export const Revoked = meta.story({
  name: '门票 · 已作废 / Revoked',
  parameters: { state: 'ticket.revoked' },
  beforeEach: recordScene('ticket', 'revoked'),
  play: showsState('ticket', 'revoked'),
})

export const Expired = meta.story({
  name: '门票 · 会议结束，门票过期 / Expired: the conference is over',
  parameters: { state: 'ticket.expired' },
  beforeEach: recordScene('ticket', 'expired'),
  play: showsState('ticket', 'expired'),
})
