import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Agreeing again' } satisfies Meta
export default meta

export const Checking: StoryObj = {
  name: '重新征得同意 · 正在确认 / Is anything to be agreed to?',
  ...reach('reconsent.checking'),
}
export const Resting: StoryObj = {
  name: '重新征得同意 · 无需同意 / Nothing to agree to',
  ...reach('reconsent.resting'),
}
export const Ready: StoryObj = {
  name: '重新征得同意 · 等待用户决定 / Waiting for the member',
  ...reach('reconsent.asking.ready'),
}
export const Refused: StoryObj = {
  name: '重新征得同意 · 提交失败，可重试 / Not accepted by the server',
  ...reach('reconsent.asking.ready', {
    via: 'reconsent.asking.accepting',
    by: ['xstate.error.actor.giveConsent'],
  }),
}
export const Accepting: StoryObj = {
  name: '重新征得同意 · 正在提交 / Accepting',
  ...reach('reconsent.asking.accepting'),
}
export const Rechecking: StoryObj = {
  name: '重新征得同意 · 另一页面已操作 / Another page has agreed',
  ...reach('reconsent.asking.rechecking'),
}
export const Declined: StoryObj = {
  name: '重新征得同意 · 不同意并退出 / Declined, and signed out',
  ...reach('reconsent.declined'),
}
