import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { nextSteps } from '../../src/contract/ownConferences.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/My conferences' } satisfies Meta
export default meta

const page = { at: '/personal/myconf', signedIn: true }

export const All: StoryObj = {
  name: '我的会议：身份与下一步 / My conferences: what I am there and what comes next [MEM-01]',
  play: visit(page, async ({ see }) => {
    await until(() => expect(document.querySelectorAll('main li article')).toHaveLength(3))
    await see('link', 'member.next.pay')
    await see('link', 'member.next.review')
  }),
}
export const EveryStep: StoryObj = {
  name: '每一种下一步 / Every next thing to do [MEM-01]',
  play: visit(
    {
      ...page,
      network: () => [
        altered('listMyConferences', (happy) => {
          const [first] = happy.list
          if (first === undefined) throw new Error('there is no conference')
          return {
            ...happy,
            total: nextSteps.length,
            list: nextSteps.map((name, at) => ({
              ...first,
              id: at + 1,
              next: {
                name,
                at: ['finalize', 'decide', 'certificate'].includes(name) ? null : first.starts_at,
                href: '/home',
              },
            })),
          }
        }),
      ],
    },
    () => until(() => expect(document.querySelectorAll('main li article')).toHaveLength(nextSteps.length)),
  ),
}
export const OfOnePart: StoryObj = {
  name: '按身份筛选，条件写入地址 / By one part, which stands in the address [MEM-01]',
  play: visit(page, async ({ stage, see }) => {
    await stage.user.click(await see('link', 'member.part.reviewer'))
    await until(() => expect(stage.address()).toBe('/personal/myconf?part=reviewer'))
    await until(() => expect(element('a[aria-current="page"][href*="part="]').textContent).not.toBe(''))
  }),
}
export const Nothing: StoryObj = {
  name: '还没有会议 / None yet [MEM-01]',
  play: visit(
    { ...page, network: () => [altered('listMyConferences', (happy) => ({ ...happy, list: [], total: 0 }))] },
    ({ see }) => see('link', 'member.myconf.find'),
  ),
}
export const Loading: StoryObj = {
  name: '正在加载 / Loading',
  play: visit({ ...page, network: () => [inTurn('listMyConferences', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const Failing: StoryObj = {
  name: '加载失败，可重试 / It fails and can be tried again [MEM-01]',
  play: visit({ ...page, network: () => [fault('listMyConferences', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Many: StoryObj = {
  name: '分页 / More on the next page [MEM-01]',
  play: visit(
    { ...page, network: () => [altered('listMyConferences', (happy) => ({ ...happy, total: 30 }))] },
    ({ see }) => see('button', 'state.more'),
  ),
}
