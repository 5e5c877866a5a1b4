import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/New conference',
  component: Scene,
  args: { address: '/organizer' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('listOwnConferences', 'getOwnConference', 'createConference'),
    )
  },
})

const openForm = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('organizer.new')
  await hands.page.findByRole('dialog', { name: hands.say('organizer.new') })
  return hands
}

/** Its days are in order unless told otherwise. */
const send = async (stage: Stage, endsOn = '2027-05-03') => {
  const hands = await openForm(stage)
  const { page, say } = hands
  await hands.fill('organizer.field.title', '量子信息前沿论坛')
  await hands.fill('organizer.field.engTitle', 'Forum on Quantum Information')
  // A date field has no role of its own.
  await stage.userEvent.type(page.getByLabelText(say('organizer.field.startsOn')), '2027-05-01')
  await stage.userEvent.type(page.getByLabelText(say('organizer.field.endsOn')), endsOn)
  await hands.press('organizer.create')
  return hands
}

export const Editing = meta.story({
  name: '新建会议 · 正在填写 / Filling in',
  parameters: { state: 'newConference.editing' },
  play: async (stage) => {
    const { see } = await openForm(stage)
    await see('textbox', 'organizer.field.title')
  },
})

export const OutOfOrder = meta.story({
  name: '新建会议 · 结束日期早于开始日期 / The last day is before the first',
  parameters: { state: 'newConference.editing' },
  play: async (stage) => {
    const { read } = await send(stage, '2027-04-30')
    await read('error.endsBeforeStart')
  },
})

export const Saving = meta.story({
  name: '新建会议 · 正在创建 / Creating',
  parameters: { state: 'newConference.saving' },
  beforeEach: ({ msw }) => msw.use(fault('createConference', 'hang')),
  play: async (stage) => {
    await send(stage)
  },
})

export const Barred = meta.story({
  name: '新建会议 · 已无主办方资格，可查看资料 / Not approved any more: on to the organizer information',
  parameters: { state: 'newConference.barred' },
  beforeEach: ({ msw }) => msw.use(refuse('createConference', 'organizerRejected')),
  play: async (stage) => {
    const { see } = await send(stage)
    await see('link', 'organizer.attest')
  },
})

export const Made = meta.story({
  name: '新建会议 · 草稿已创建 / The draft is there',
  parameters: { state: 'newConference.made' },
  play: async (stage) => {
    const { read } = await send(stage)
    await read('organizer.made')
  },
})

export const Closed = meta.story({
  name: '新建会议 · 已关闭，什么也没有创建 / Closed, nothing was created',
  parameters: { state: 'newConference.closed' },
  play: async (stage) => {
    const { press, page } = await openForm(stage)
    await press('shell.cancel')
    await expect(page.queryByRole('dialog')).toBeNull()
  },
})
