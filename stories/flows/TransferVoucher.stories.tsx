import { fireEvent, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { fault, refuse } from '../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Transfer voucher',
  component: Scene,
  args: { address: '/pay/17' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('getPayment', 'submitVoucher'), transferOpen)
  },
})

const transferOpen = altered('getOrder', (happy) => ({
  ...happy,
  due_at: '2099-01-01T04:00:00.000Z',
  payments: [{ ...fixturesFor('zh').startPayment, method: 'transfer', pay_url: '' }],
}))

const choose = async (stage: Stage, file = new File(['a picture'], 'voucher.png')) => {
  const hands = pageActions(stage)
  await hands.read('pay.voucher.title')
  const chooser = await waitFor(() => {
    const found = document.querySelector('main input[type="file"]')
    if (found === null) throw new Error('There is no chooser')
    return found
  })
  await fireEvent.change(chooser, { target: { files: [file] } })
  return hands
}

const send = async (stage: Stage) => {
  const hands = await choose(stage)
  await hands.press('pay.voucher.send')
  return hands
}

export const Empty = meta.story({
  name: '转账凭证 · 尚未选择文件 / Nothing chosen yet',
  parameters: { state: 'transferVoucher.choosing.empty' },
  play: async (stage) => {
    await pageActions(stage).read('pay.voucher.hint')
  },
})

export const Refused = meta.story({
  name: '转账凭证 · 文件类型不符，不会上传 / A film is no voucher: nothing is sent',
  parameters: { state: 'transferVoucher.choosing.refused' },
  play: async (stage) => {
    const { read } = await choose(stage, new File(['a film'], 'voucher.mp4'))
    await read('pay.voucher.fileTypeWrong')
  },
})

export const RefusedByContent = meta.story({
  name: '转账凭证 · 服务器发现内容不是图片 / The server finds another content',
  parameters: { state: 'transferVoucher.choosing.refused' },
  beforeEach: ({ msw }) => msw.use(refuse('submitVoucher', 'fileContentWrong')),
  play: async (stage) => {
    const { page } = await send(stage)
    await page.findByRole('alert')
  },
})

export const Chosen = meta.story({
  name: '转账凭证 · 已选好，等待提交 / Chosen, not handed in yet',
  parameters: { state: 'transferVoucher.choosing.chosen' },
  play: async (stage) => {
    const { see } = await choose(stage)
    await see('button', 'pay.voucher.send')
  },
})

export const Sending = meta.story({
  name: '转账凭证 · 正在上传，可以停止 / Uploading, can be stopped',
  parameters: { state: 'transferVoucher.sending' },
  beforeEach: ({ msw }) => msw.use(fault('submitVoucher', 'hang')),
  play: async (stage) => {
    const { see } = await send(stage)
    await see('button', 'pay.voucher.stop')
  },
})

export const Failed = meta.story({
  name: '转账凭证 · 没有送达，文件仍在，可重试 / Did not arrive: the file stays, try again',
  parameters: { state: 'transferVoucher.choosing.failed' },
  beforeEach: ({ msw }) => msw.use(fault('submitVoucher', 'offline')),
  play: async (stage) => {
    const { see } = await send(stage)
    await see('button', 'pay.voucher.again')
  },
})

export const Sent = meta.story({
  name: '转账凭证 · 已提交，等待财务 / Handed in, finance has it',
  parameters: { state: 'transferVoucher.sent' },
  beforeEach: ({ msw }) => msw.use(fault('getPayment', 'hang')),
  play: async (stage) => {
    const { read } = await send(stage)
    await read('pay.voucher.sent')
  },
})
