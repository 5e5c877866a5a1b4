import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { typePhone } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Send code',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => msw.use(...loginPage()),
})

export const Ready = meta.story({
  name: '验证码 · 可以发送 / Ready to send',
  parameters: { state: 'sendCode.idle.ready' },
  play: async (stage) => {
    const { page, say } = await typePhone(stage)
    await expect(await page.findByRole('button', { name: say('login.code.send') })).toBeEnabled()
  },
})

export const Failed = meta.story({
  name: '验证码 · 今日次数已用完 / Refused: the daily limit is reached',
  parameters: { state: 'sendCode.idle.failed' },
  beforeEach: ({ msw }) => msw.use(refuse('sendLoginCode', 'codeDailyLimit')),
  play: async (stage) => {
    const { page, say, press } = await typePhone(stage)
    await press('login.code.send')
    await expect(await page.findByRole('button', { name: say('login.code.send') })).toBeEnabled()
  },
})

export const Sending = meta.story({
  name: '验证码 · 正在发送 / On its way',
  parameters: { state: 'sendCode.sending' },
  beforeEach: ({ msw }) => msw.use(fault('sendLoginCode', 'hang')),
  play: async (stage) => {
    const { press } = await typePhone(stage)
    await press('login.code.send')
  },
})

export const Counting = meta.story({
  name: '验证码 · 已发送，60 秒倒计时 / Sent, counting down',
  parameters: { state: 'sendCode.counting' },
  beforeEach: ({ msw }) => msw.use(...happily('sendLoginCode')),
  play: async (stage) => {
    const { read, press } = await typePhone(stage)
    await press('login.code.send')
    await read('login.code.sent')
  },
})
