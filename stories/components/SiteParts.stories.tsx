import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Site parts' } satisfies Meta
export default meta

const admin = () => answer('getConsole', { roles: ['admin'], queues: [{ queue: 'organizers', waiting: 0 }] })

export const All: StoryObj = {
  name: '站点设置 · 全部内容及最近发布，发送与收款 / Every part with its last publication, sending and payment [OPS-01]',
  play: visit({ at: '/console/site', signedIn: true, network: () => [admin()] }, () =>
    until(() => expect(document.querySelectorAll('main a[href^="/console/site/"]')).toHaveLength(15)),
  ),
}
export const Failed: StoryObj = {
  name: '站点设置 · 加载失败，可重试 / Not loaded, with a retry [OPS-01]',
  play: visit(
    { at: '/console/site', signedIn: true, network: () => [admin(), fault('listSiteParts', 'offline')] },
    async ({ network, press }) => {
      await until(() => element('main [role="alert"]'))
      network.use(admin())
      await press('state.retry')
    },
  ),
}
export const NotForOrganizers: StoryObj = {
  name: '站点设置 · 非管理员看不到 / Not for others than administrators [OPS-01]',
  play: visit({ at: '/console/site/config', signedIn: true }, async ({ read }) => {
    await read('page.203.title')
    expect(document.querySelector('main a[href^="/console/site"]')).toBeNull()
  }),
}
export const OlderAgreement: StoryObj = {
  name: '用户协议 · 旧版本 / An older version of the agreement [OPS-01]',
  play: visit(
    {
      at: '/agreement?version=1',
      network: (language) => [
        answer('getAgreement', {
          title: language === 'en' ? 'User agreement' : '用户协议',
          content: language === 'en' ? '<p>The first text.</p>' : '<p>最初的文本。</p>',
          updated_at: '2026-09-01T00:00:00.000Z',
          version: 1,
          newest: 2,
        }),
      ],
    },
    ({ read }) => read('page.older', { version: 1 }),
  ),
}
