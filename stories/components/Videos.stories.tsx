import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Videos' } satisfies Meta
export default meta

const none = () => [altered('listVideos', (happy) => ({ ...happy, list: [], total: 0 }))]

export const List: StoryObj = {
  name: '视频列表 / All videos [PUB-01]',
  play: visit({ at: '/videos' }, () =>
    until(() => expect(document.querySelectorAll('main article a[href^="/videoDetails"]')).toHaveLength(2)),
  ),
}
export const Searched: StoryObj = {
  name: '搜索视频，条件写入地址 / A search stands in the address [PUB-01]',
  play: visit({ at: '/videos' }, async ({ stage, fill, press, see }) => {
    await fill('videos.q', 'protein')
    await press('videos.find')
    await until(() => expect(stage.address()).toBe('/videos?q=protein'))
    await see('link', 'videos.all')
  }),
}
export const Narrowed: StoryObj = {
  name: '按学科和观看权限筛选 / Narrowed by subject and access [PUB-01]',
  play: visit({ at: '/videos' }, async ({ stage }) => {
    await stage.user.selectOptions(await until(() => element('select[name="access"]')), 'member')
    await until(() => expect(stage.address()).toBe('/videos?access=member'))
    await until(() =>
      expect(document.querySelectorAll('select[name="subject"] optgroup')).not.toHaveLength(0),
    )
  }),
}
export const OfConference: StoryObj = {
  name: '按会议筛选 / Narrowed to a conference [PUB-01]',
  play: visit({ at: '/videos' }, async ({ stage }) => {
    await until(() => expect(document.querySelectorAll('select[name="conference"] option')).toHaveLength(3))
    await stage.user.selectOptions(element('select[name="conference"]'), '2')
    await until(() => expect(stage.address()).toBe('/videos?conference=2'))
    await until(() => expect(element<HTMLSelectElement>('select[name="conference"]').value).toBe('2'))
  }),
}
export const OfConferenceWithoutVideos: StoryObj = {
  name: '网址中的会议没有视频 / The conference in the address has no video [PUB-01]',
  play: visit({ at: '/videos?conference=99', network: none }, async ({ read, stage, press }) => {
    await read('videos.notFound')
    await until(() => expect(element<HTMLSelectElement>('select[name="conference"]').value).toBe('99'))
    await press('videos.find')
    await until(() => expect(stage.address()).toBe('/videos?conference=99'))
  }),
}
export const GoingOn: StoryObj = {
  name: '继续观看 / Going on where one stopped [MEM-01]',
  play: visit({ at: '/videos', signedIn: true }, async ({ read }) => {
    await read('videos.begun')
    await until(() => element('section[aria-labelledby="videos-begun"] a[href^="/videoDetails"]'))
  }),
}
export const NoneYet: StoryObj = {
  name: '暂无视频 / No video yet',
  play: visit({ at: '/videos', network: none }, ({ read }) => read('videos.none')),
}
export const NothingFound: StoryObj = {
  name: '没有符合条件的视频 / Nothing found',
  play: visit({ at: '/videos?q=xyz', network: none }, ({ read }) => read('videos.notFound')),
}
export const Loading: StoryObj = {
  name: '视频列表加载中 / On their way',
  play: visit({ at: '/videos', network: () => [inTurn('listVideos', never)] }, () =>
    until(() => element('main section[aria-busy="true"]')),
  ),
}
export const Failed: StoryObj = {
  name: '视频列表加载失败 / They could not be loaded',
  play: visit({ at: '/videos', network: () => [fault('listVideos', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
