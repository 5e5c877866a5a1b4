import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Home banners' } satisfies Meta
export default meta

const banner = (title: string, url: string, id = 1) => ({
  id,
  title,
  image: '/covers/page.svg',
  alt: title,
  url,
})

export const One: StoryObj = {
  name: '首页 · 一张轮播图 / Home: one banner [OPS-01]',
  play: visit(
    {
      at: '/home',
      network: (language) => [
        answer('getBanners', [
          banner(language === 'en' ? 'The season of conferences' : '学术年会季', '/conferences'),
        ]),
      ],
    },
    () => until(() => element('main a[href="/conferences"] img')),
  ),
}
export const Several: StoryObj = {
  name: '首页 · 多张轮播图并排，不自动移动 / Home: several banners beside each other, none of which moves [OPS-01]',
  play: visit(
    {
      at: '/home',
      network: (language) => [
        answer(
          'getBanners',
          [1, 2, 3, 4].map((no) =>
            banner(language === 'en' ? `Announcement ${no}` : `公告 ${no}`, `/conferences/${no}`),
          ),
        ),
      ],
    },
    async ({ stage }) => {
      const last = () => element<HTMLElement>('main a[href="/conferences/4"]:has(img)')
      await until(last)
      last().focus()
      await until(() => expect(document.activeElement).toBe(last()))
      expect(stage.path()).toBe('/home')
    },
  ),
}
