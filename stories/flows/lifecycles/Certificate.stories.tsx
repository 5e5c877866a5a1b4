import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Certificate',
  component: Scene,
  args: { address: '/console/certificate/17' },
})

export const NotEligible = meta.story({
  name: '证书 · 尚未满足条件 / Not earned yet',
  parameters: { state: 'certificate.not_eligible' },
  beforeEach: recordScene('certificate', 'not_eligible'),
  play: showsState('certificate', 'not_eligible'),
})

export const Eligible = meta.story({
  name: '证书 · 可以签发 / Ready to issue',
  parameters: { state: 'certificate.eligible' },
  beforeEach: recordScene('certificate', 'eligible'),
  play: showsState('certificate', 'eligible'),
})

export const Issued = meta.story({
  name: '证书 · 已签发 / Issued',
  parameters: { state: 'certificate.issued' },
  beforeEach: recordScene('certificate', 'issued'),
  play: showsState('certificate', 'issued'),
})

export const Revoked = meta.story({
  name: '证书 · 已撤销，附原因 / Revoked, with the reason',
  parameters: { state: 'certificate.revoked' },
  beforeEach: recordScene('certificate', 'revoked'),
  play: showsState('certificate', 'revoked'),
})
