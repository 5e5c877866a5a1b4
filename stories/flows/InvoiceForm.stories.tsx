import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Invoice request',
  component: Scene,
  args: { address: '/personal/notes/invoice' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('listInvoices', 'saveInvoice'))
  },
})

const openForm = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('member.invoice.request')
  await hands.page.findByRole('dialog', { name: hands.say('member.invoice.request') })
  return hands
}

/** A number that is right, unless another is given. */
const send = async (stage: Stage, number = '91110000101623741K') => {
  const hands = await openForm(stage)
  await hands.fill('member.invoice.title', 'Symposium')
  await hands.fill('member.invoice.taxNo', number)
  await hands.fill('member.invoice.email', 'lin@symposium.example')
  await hands.press('member.invoice.submit')
  return hands
}

export const Editing = meta.story({
  name: '发票申请 · 正在填写 / Filling in',
  parameters: { state: 'invoiceForm.editing' },
  play: async (stage) => {
    const { see } = await openForm(stage)
    await see('textbox', 'member.invoice.taxNo')
  },
})

export const Warned = meta.story({
  name: '发票申请 · 税号校验位不符，可以仍然使用 / Wrong check digit: use it anyway',
  parameters: { state: 'invoiceForm.warned' },
  play: async (stage) => {
    const { read, see } = await send(stage, '91350211m0000xuf46')
    await read('member.invoice.warned')
    await see('button', 'member.invoice.confirm')
  },
})

export const Saving = meta.story({
  name: '发票申请 · 正在提交 / Sending',
  parameters: { state: 'invoiceForm.saving' },
  beforeEach: ({ msw }) => msw.use(fault('saveInvoice', 'hang')),
  play: async (stage) => {
    await send(stage)
  },
})

export const Outdated = meta.story({
  name: '发票申请 · 财务已受理，不能再改 / Picked up meanwhile',
  parameters: { state: 'invoiceForm.outdated' },
  beforeEach: ({ msw }) => msw.use(refuse('saveInvoice', 'invoicePickedUp')),
  play: async (stage) => {
    const { see } = await send(stage)
    await see('button', 'member.invoice.reload')
  },
})

export const Saved = meta.story({
  name: '发票申请 · 已提交 / Sent',
  parameters: { state: 'invoiceForm.saved' },
  play: async (stage) => {
    const { read } = await send(stage)
    await read('member.invoice.saved')
  },
})

export const Closed = meta.story({
  name: '发票申请 · 已关闭，什么也没有改变 / Closed, nothing changed',
  parameters: { state: 'invoiceForm.closed' },
  play: async (stage) => {
    const { press, page } = await openForm(stage)
    await press('shell.cancel')
    await expect(page.queryByRole('dialog')).toBeNull()
  },
})
