import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse, faultResponse } from '../../mocks/handlers.ts'
import { happily, inTurn, never, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Organizer entry',
  component: Scene,
  args: { address: '/news', framed: true },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor()),
})

/** Presses create-conference as a member. */
const enter = async (stage: Stage) => {
  const { unfoldHeader, press } = pageActions(stage)
  await unfoldHeader()
  await press('shell.create')
}

const withStatus = (status: number) => visitor({ group_id: 1, sponsor_apply_status: status })

export const Idle = meta.story({
  name: '主办方入口 · 未按下 / Nobody has asked',
  parameters: { state: 'organizerEntry.idle' },
})

export const Checking = meta.story({
  name: '主办方入口 · 正在查询资格 / Asking for the present status',
  parameters: { state: 'organizerEntry.checking' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      inTurn(
        'getUserInfo',
        (language) => answerResponse('getUserInfo', fixturesFor(language).getUserInfo, language),
        never,
      ),
      ...happily('countUnread'),
    )
  },
  play: async (stage) => {
    await enter(stage)
  },
})

export const Prompting = meta.story({
  name: '主办方入口 · 访客请先登录 / A guest is asked to sign in',
  parameters: { state: 'organizerEntry.prompting' },
  play: async (stage) => {
    const { see, unfoldHeader, press } = pageActions(stage)
    await unfoldHeader()
    await press('shell.create.guest')
    await see('alertdialog', 'shell.organizer.login.title')
  },
})

export const Incomplete = meta.story({
  name: '主办方入口 · 资料待完善 / The information is incomplete',
  parameters: { state: 'organizerEntry.incomplete' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...withStatus(2))
  },
  play: async (stage) => {
    await enter(stage)
    await pageActions(stage).see('alertdialog', 'shell.organizer.incomplete.title')
  },
})

export const UnderReview = meta.story({
  name: '主办方入口 · 资料审核中 / Under review',
  parameters: { state: 'organizerEntry.underReview' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...withStatus(3))
  },
  play: async (stage) => {
    await enter(stage)
    await pageActions(stage).see('alertdialog', 'shell.organizer.underReview.title')
  },
})

export const Rejected = meta.story({
  name: '主办方入口 · 审核未通过 / Rejected',
  parameters: { state: 'organizerEntry.rejected' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...withStatus(4))
  },
  play: async (stage) => {
    await enter(stage)
    await pageActions(stage).see('alertdialog', 'shell.organizer.rejected.title')
  },
})

export const Unavailable = meta.story({
  name: '主办方入口 · 资格查询失败，可重试 / The status could not be read: retry',
  parameters: { state: 'organizerEntry.unavailable' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      inTurn(
        'getUserInfo',
        (language) => answerResponse('getUserInfo', fixturesFor(language).getUserInfo, language),
        (language) => faultResponse('getUserInfo', '500', language),
      ),
      ...happily('countUnread'),
    )
  },
  play: async (stage) => {
    await enter(stage)
    await pageActions(stage).see('button', 'shell.organizer.failed.accept')
  },
})
