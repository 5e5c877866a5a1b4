import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { loginPage } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Terms',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => msw.use(...loginPage()),
})

export const Unticked = meta.story({
  name: '条款 · 默认不勾选 / Terms are never ticked in advance',
  parameters: { state: 'terms.unticked' },
  play: async (stage) => {
    await expect(await pageActions(stage).page.findByRole('checkbox')).not.toBeChecked()
  },
})

export const Asking = meta.story({
  name: '条款 · 未勾选就登录，先征求同意 / Signing in without consent asks first',
  parameters: { state: 'terms.asking' },
  play: async (stage) => {
    const hands = pageActions(stage)
    await hands.openTab('login.tab.password')
    await hands.fillPassword('13800138000', 'correct horse')
    await hands.press('login.submit.password')
    await expect(await hands.page.findByRole('dialog')).toHaveTextContent(hands.say('login.terms.title'))
  },
})

export const Ticked = meta.story({
  name: '条款 · 已同意 / Terms accepted',
  parameters: { state: 'terms.ticked' },
  play: async (stage) => {
    const hands = pageActions(stage)
    await hands.tickTerms()
    await expect(await hands.page.findByRole('checkbox')).toBeChecked()
  },
})
