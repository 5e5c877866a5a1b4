import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer, fault } from '../../mocks/handlers.ts'
import { happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { restoreDevice, turnPage } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { openBindDialog } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Scan',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => {
    msw.use(...loginPage())
    return restoreDevice
  },
})

/** The first question about the scene is asked at once. */
const soon = { delays: { poll: 20 } }
const confirmed = { status: 'confirmed', openid: 'o-1', mobile: '138****8000' } as const

const seeCode = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.page.findByRole('img', { name: hands.say('login.scan.code') })
  return hands
}

/** Looks away and back: the scene is asked about at once, and the next question is an hour away. */
const lookAway = async (stage: Stage) => {
  const hands = await seeCode(stage)
  turnPage('hidden')
  await hands.page.findByText(hands.say('login.scan.paused.hint'))
  turnPage('visible')
  return hands
}

export const Loading = meta.story({
  name: '扫码 · 正在取二维码 / Fetching the QR code',
  parameters: { state: 'scan.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getScene', 'hang')),
})

export const Waiting = meta.story({
  name: '扫码 · 等待扫描 / Waiting for a phone',
  parameters: { state: 'scan.watching.resting' },
  play: async (stage) => {
    const { read } = await seeCode(stage)
    await read('login.scan.waiting.hint')
  },
})

export const Asking = meta.story({
  name: '扫码 · 正在询问是否已扫 / Asking whether it was scanned',
  parameters: { state: 'scan.watching.asking' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(fault('checkScene', 'hang')),
  play: async (stage) => {
    await seeCode(stage)
  },
})

export const Retrying = meta.story({
  name: '扫码 · 询问失败，稍后再问，二维码仍有效 / No answer, asks again, the code stays good',
  parameters: { state: 'scan.watching.retrying' },
  beforeEach: ({ msw }) => msw.use(fault('checkScene', '500')),
  play: async (stage) => {
    await lookAway(stage)
  },
})

export const Paused = meta.story({
  name: '扫码 · 页面被遮住，暂停询问 / Paused while nobody looks',
  parameters: { state: 'scan.paused' },
  play: async (stage) => {
    const { read } = await seeCode(stage)
    turnPage('hidden')
    await read('login.scan.paused.hint')
  },
})

export const Expired = meta.story({
  name: '扫码 · 二维码过期，点击刷新 / QR code expired',
  parameters: { state: 'scan.expired' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(answer('checkScene', { status: 'expired' })),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('button', 'login.scan.refresh')
  },
})

export const Failed = meta.story({
  name: '扫码 · 二维码取不到，点击刷新 / QR code cannot be had',
  parameters: { state: 'scan.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getScene', '500')),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('button', 'login.scan.refresh')
  },
})

export const Gating = meta.story({
  name: '扫码 · 已确认，先征求条款同意 / Confirmed, asking for consent',
  parameters: { state: 'scan.gating' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(answer('checkScene', confirmed)),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('dialog', 'login.terms.title')
  },
})

export const Collecting = meta.story({
  name: '扫码 · 正在登录 / Signing in',
  parameters: { state: 'scan.collecting' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(answer('checkScene', confirmed), fault('loginByScene', 'hang')),
  play: async (stage) => {
    await pageActions(stage).press('login.terms.accept')
  },
})

export const Identified = meta.story({
  name: '扫码 · 登录成功 / Signed in by scan',
  parameters: { state: 'scan.identified' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(answer('checkScene', confirmed), ...happily('loginByScene')),
  play: async (stage) => {
    const { page, press } = pageActions(stage)
    await press('login.terms.accept')
    await expect(await page.findByRole('note')).toHaveTextContent('/home')
  },
})

export const Unbound = meta.story({
  name: '扫码 · 微信号还没有绑定手机 / Scanned by an account without a phone',
  parameters: { state: 'scan.unbound' },
  args: soon,
  beforeEach: ({ msw }) => msw.use(answer('checkScene', { status: 'confirmed', openid: 'o-1' })),
  play: async (stage) => {
    const { see } = await openBindDialog(stage)
    await see('dialog', 'login.bind.title')
  },
})
