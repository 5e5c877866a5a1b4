import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Collections' } satisfies Meta
export default meta

const conferences = { at: '/personal/collection/conf', signedIn: true }
const star = () => element<HTMLButtonElement>('main li button[aria-pressed]')

export const Conferences: StoryObj = {
  name: '收藏的会议 / Saved conferences [MEM-01]',
  play: visit(conferences, () =>
    until(() => {
      expect(document.querySelectorAll('main li button[aria-pressed="true"]')).toHaveLength(2)
      expect(element('main li a[href="/conferences/3"]')).not.toBeNull()
    }),
  ),
}
export const Headlines: StoryObj = {
  name: '收藏的头条 / Saved headlines [MEM-01]',
  play: visit({ at: '/personal/collection/news', signedIn: true }, () =>
    until(() => element('main li a[href="/news/3"]')),
  ),
}
export const Videos: StoryObj = {
  name: '收藏的视频 / Saved videos [MEM-01]',
  play: visit({ at: '/personal/collection/video', signedIn: true }, () =>
    until(() => element('main li a[href="/videoDetails?video_id=3"]')),
  ),
}
export const TakenOut: StoryObj = {
  name: '取消收藏后仍可恢复 / Taken out, and put back with one press [MEM-01]',
  play: visit(
    {
      ...conferences,
      network: () => [answer('collect', ({ input }) => ({ collected: input.get('collected') === '1' }))],
    },
    async ({ stage }) => {
      await stage.user.click(await until(star))
      await until(() => expect(star().ariaPressed).toBe('false'))
      await stage.user.click(star())
      await until(() => expect(star().ariaPressed).toBe('true'))
    },
  ),
}
export const NotTakenOut: StoryObj = {
  name: '取消收藏失败，恢复原状并提示 / It could not be taken out: it is as it was, and that is said',
  play: visit({ ...conferences, network: () => [fault('collect', '500')] }, async ({ stage, read }) => {
    await stage.user.click(await until(star))
    await read('error.kind.server')
    await until(() => expect(star().ariaPressed).toBe('true'))
  }),
}
export const Nothing: StoryObj = {
  name: '没有收藏 / Nothing saved',
  play: visit(
    {
      ...conferences,
      network: () => [altered('listCollected', (page) => ({ ...page, list: [], total: 0 }))],
    },
    ({ read }) => read('state.empty'),
  ),
}
export const Loading: StoryObj = {
  name: '收藏加载中 / On their way',
  play: visit({ ...conferences, network: () => [inTurn('listCollected', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const Failed: StoryObj = {
  name: '收藏加载失败 / They could not be loaded',
  play: visit({ ...conferences, network: () => [fault('listCollected', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
