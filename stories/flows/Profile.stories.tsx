import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { altered, happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { signInWithPassword } from '../../workbench/harness/scene/login.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Profile',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...loginPage(),
      altered('loginByPassword', (session) => ({ ...session, loginauth: 0 })),
      ...happily('getSubjects'),
    ),
})

const openProfile = async (stage: Stage) => {
  const hands = await signInWithPassword(stage)
  await hands.page.findByRole('dialog', { name: hands.say('login.profile.title') })
  return hands
}

/** An organizer needs no subject (PROF-02). */
const answerAsOrganizer = async (stage: Stage) => {
  const hands = await openProfile(stage)
  await hands.see('searchbox', 'login.profile.search')
  await stage.userEvent.click(await hands.page.findByRole('radio', { name: hands.say('login.profile.yes') }))
  await hands.press('login.profile.submit')
  return hands
}

export const Loading = meta.story({
  name: '补充资料 · 正在取学科目录 / Fetching the subjects',
  parameters: { state: 'profile.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getSubjects', 'hang')),
  play: async (stage) => {
    const { page, say } = await openProfile(stage)
    await expect(await page.findByRole('button', { name: say('login.profile.later') })).toBeEnabled()
  },
})

export const Unavailable = meta.story({
  name: '补充资料 · 学科目录取不到，可重试 / The subjects cannot be had: retry',
  parameters: { state: 'profile.unavailable' },
  beforeEach: ({ msw }) => msw.use(fault('getSubjects', '500')),
  play: async (stage) => {
    const { page, say } = await openProfile(stage)
    await expect(await page.findByRole('button', { name: say('state.retry') })).toBeEnabled()
  },
})

export const Choosing = meta.story({
  name: '补充资料 · 选择研究方向 / Choosing subjects',
  parameters: { state: 'profile.choosing' },
  play: async (stage) => {
    const { see } = await openProfile(stage)
    await see('searchbox', 'login.profile.search')
  },
})

export const Submitting = meta.story({
  name: '补充资料 · 正在提交 / Submitting',
  parameters: { state: 'profile.submitting' },
  beforeEach: ({ msw }) => msw.use(fault('saveProfile', 'hang')),
  play: async (stage) => {
    await answerAsOrganizer(stage)
  },
})

export const Completed = meta.story({
  name: '补充资料 · 已保存，进入首页 / Saved, on to the home page',
  parameters: { state: 'profile.completed' },
  beforeEach: ({ msw }) => msw.use(...happily('saveProfile')),
  play: async (stage) => {
    const { page } = await answerAsOrganizer(stage)
    await expect(await page.findByRole('note')).toHaveTextContent('/home')
  },
})
