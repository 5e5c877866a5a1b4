import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Ticket' } satisfies Meta
export default meta

export const NotSigned: StoryObj = {
  name: '门票 · 未签到 / Not signed in',
  ...reach('ticket.valid.not_signed'),
}
export const SignedIn: StoryObj = {
  name: '门票 · 已签到，十分钟内可撤销 / Signed in: can be undone for ten minutes',
  ...reach('ticket.valid.signed_in'),
}
export const Revoked: StoryObj = { name: '门票 · 已作废 / Revoked', ...reach('ticket.revoked') }
export const Expired: StoryObj = {
  name: '门票 · 会议结束，门票过期 / Expired: the conference is over',
  ...reach('ticket.expired'),
}
