import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Waiting list' } satisfies Meta
export default meta

export const Waiting: StoryObj = { name: '候补 · 候补中 / Waiting', ...reach('waitlist.waiting') }
export const Offered: StoryObj = {
  name: '候补 · 名额限时保留 / A place is held for a while',
  ...reach('waitlist.offered'),
}
export const Purchased: StoryObj = { name: '候补 · 已购买 / Bought', ...reach('waitlist.purchased') }
export const Cancelled: StoryObj = { name: '候补 · 已退出 / Left', ...reach('waitlist.cancelled') }
export const OfferExpired: StoryObj = {
  name: '候补 · 保留已过期 / The offer has run out',
  ...reach('waitlist.offer_expired'),
}
