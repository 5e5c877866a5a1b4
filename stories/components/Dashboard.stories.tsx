import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Dashboard' } satisfies Meta
export default meta

const page = { at: '/organizer/1', signedIn: true }

export const Full: StoryObj = {
  name: '会议首页 · 待办、数字与报名曲线 / To-dos, numbers and last year’s curve [CONF-03]',
  play: visit(page, async ({ see }) => {
    await see('heading', 'dashboard.curve')
    await until(() => expect(document.querySelectorAll('main path.earlier, main path.own')).toHaveLength(4))
  }),
}
export const Loading: StoryObj = {
  name: '会议首页 · 正在加载 / Loading',
  play: visit({ ...page, network: () => [inTurn('getDashboard', never)] }, ({ see }) =>
    see('heading', 'organizer.sections'),
  ),
}
export const Failed: StoryObj = {
  name: '会议首页 · 数字没有打开，可重试 / The numbers could not be loaded: retry',
  play: visit({ ...page, network: () => [fault('getDashboard', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Quiet: StoryObj = {
  name: '会议首页 · 没有待办，也还没有人报名 / Nothing waits, nobody has registered',
  play: visit(
    {
      ...page,
      network: () => [
        altered('getDashboard', (answer) => ({
          ...answer,
          todos: [],
          curve: { own: [], earlier: null, today: 200 },
        })),
      ],
    },
    async ({ read }) => {
      await read('dashboard.todos.none')
      await read('dashboard.curve.none')
    },
  ),
}
export const Gate: StoryObj = {
  name: '会议首页 · 现场人员只看到自己的待办 / Gate staff see what is their work only',
  play: visit(
    {
      ...page,
      network: () => [
        altered('getDashboard', (answer) => ({
          ...answer,
          todos: [],
          people: null,
          income: null,
          places: null,
          curve: null,
        })),
      ],
    },
    async ({ read }) => {
      await read('dashboard.todos.none')
      expect(document.querySelector('main figure')).toBeNull()
    },
  ),
}
