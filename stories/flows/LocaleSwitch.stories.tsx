import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Locale switch',
  component: Scene,
  args: { address: '/news', framed: true },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor()),
})

export const Settled = meta.story({
  name: '语言 · 当前语言 / The present language',
  parameters: { state: 'localeSwitch.settled' },
})

export const Switching = meta.story({
  name: '语言 · 正在切换，旧文字先留着 / Switching: the old texts stay until the new ones are here',
  parameters: { state: 'localeSwitch.switching' },
  args: { loadTexts: () => new Promise<never>(() => {}) },
  play: async (stage) => {
    const { page, say, press } = pageActions(stage)
    await press('shell.locale')
    await expect(await page.findByRole('button', { name: say('shell.locale') })).toBeVisible()
  },
})
