import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Certificate' } satisfies Meta
export default meta

export const NotEligible: StoryObj = {
  name: '证书 · 尚未满足条件 / Not earned yet',
  ...reach('certificate.not_eligible'),
}
export const Earned: StoryObj = {
  name: '证书 · 待会议发放 / Earned, waits for the conference',
  ...reach('certificate.earned'),
}
export const Eligible: StoryObj = {
  name: '证书 · 可以签发 / Ready to issue',
  ...reach('certificate.eligible'),
}
export const Issued: StoryObj = { name: '证书 · 已签发 / Issued', ...reach('certificate.issued') }
export const Revoked: StoryObj = {
  name: '证书 · 已撤销，附原因 / Revoked, with the reason',
  ...reach('certificate.revoked'),
}
