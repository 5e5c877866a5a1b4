import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer, answerResponse } from '../../mocks/handlers.ts'
import { altered, happily, inTurn, loginPage } from '../../workbench/harness/scene/answers.ts'
import { openBindDialog } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Bind phone',
  component: Scene,
  args: { address: '/login', delays: { poll: 20 } },
  beforeEach: ({ msw }) =>
    msw.use(answer('checkScene', { status: 'confirmed', openid: 'o-1' }), ...loginPage()),
})

export const Open = meta.story({
  name: '绑定手机 · 扫码账号还没有手机号 / The scanned account has no phone yet',
  parameters: { state: 'bindPhone.open' },
  play: async (stage) => {
    const { see } = await openBindDialog(stage)
    await see('textbox', 'login.phone')
  },
})

export const Bound = meta.story({
  name: '绑定手机 · 绑定成功，继续补充资料 / Bound, on to the preferences',
  parameters: { state: 'bindPhone.bound' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('bindPhone', (session) => ({ ...session, loginauth: 0 })),
      ...happily('getSubjects'),
    ),
  play: async (stage) => {
    const { see, press, fillPhone } = await openBindDialog(stage)
    await fillPhone('13800138000', '123456')
    await press('login.bind.submit')
    await see('dialog', 'login.profile.title')
  },
})

export const Closed = meta.story({
  name: '绑定手机 · 关闭后换一个新的二维码 / Closed: a new QR code',
  parameters: { state: 'bindPhone.closed' },
  beforeEach: ({ msw }) =>
    msw.use(
      inTurn(
        'checkScene',
        () => answerResponse('checkScene', { status: 'confirmed', openid: 'o-1' }),
        () => answerResponse('checkScene', { status: 'waiting' }),
      ),
    ),
  play: async (stage) => {
    const { page, see, press } = await openBindDialog(stage)
    await press('shell.close')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await see('img', 'login.scan.code')
  },
})
