import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Mobile redirect', globals: { viewport: { value: 'phone' } } } satisfies Meta
export default meta

export const Waiting: StoryObj = {
  name: '移动端 · 即将前往移动站 / About to leave for the mobile site',
  ...reach('mobileRedirect.waiting'),
}
export const Ticketing: StoryObj = {
  name: '移动端 · 先取一次性凭证 / Fetching a one-time ticket first',
  ...reach('mobileRedirect.ticketing'),
}
export const Staying: StoryObj = {
  name: '移动端 · 没有移动站，留在本站 / No mobile site: nobody is sent away',
  ...reach('mobileRedirect.staying'),
}
export const Leaving: StoryObj = {
  name: '移动端 · 前往移动站 / Leaving for the mobile site',
  ...reach('mobileRedirect.leaving'),
}
