import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import type { ConferenceContent } from '../../src/contract/conferenceContent.ts'
import { emptyDocument, richDocument } from '../../src/contract/richText.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Texts of a conference' } satisfies Meta
export default meta

export const NoticeReleased: StoryObj = {
  name: '撰写、翻译并发布通知：内容列表 → 中文 → 英文 → 核对 → 发布 / A notice is written, translated and released [CONF-02]',
  parameters: { state: 'contentEditor.editing.clean' },
  play: visit(
    {
      at: '/organizer/1/content',
      signedIn: true,
      network: (language) => {
        const { getContent, listContents } = fixturesFor(language)
        const blank: ConferenceContent = {
          ...getContent,
          ...{ kind: 'notice2', title: '', eng_title: '', body: emptyDocument, eng_body: emptyDocument },
          ...{ id: 0, version: 0, revision: 0, edited: null, released: null, releases: [] },
          ...{ has_source: false, translation: 'none' },
        }
        const world = { content: blank }
        return [
          answer('listContents', listContents),
          answer('getContent', () => world.content),
          answer('saveContent', ({ input }) => {
            const said = (name: string) => input.get(name) ?? ''
            const [title, eng_title] = [said('title'), said('eng_title')]
            world.content = {
              ...world.content,
              ...{ id: 2, title, eng_title, has_source: title !== '' },
              body: richDocument.parse(JSON.parse(said('body'))),
              eng_body: richDocument.parse(JSON.parse(said('eng_body'))),
              translation: eng_title === '' ? 'none' : 'current',
              revision: world.content.revision + 1,
            }
            return world.content
          }),
          answer('moveContent', () => {
            const card = { no: 1, at: '2026-11-26T02:00:00.000Z', by: '陈立' }
            world.content = { ...world.content, state: 'released', released: card, releases: [card] }
            return world.content
          }),
        ]
      },
    },
    async ({ stage, step, press, answer: say, read }) => {
      const editor = (language: 'zh' | 'en') =>
        until(() => element<HTMLElement>(`[data-language="${language}"] .ProseMirror`))
      const kept = () =>
        until(() => expect(element<HTMLElement>('main > [data-saving]').dataset['saving']).toBe('saved'))
      await step('打开第二轮通知 / The second notice is opened', async () => {
        await stage.user.click(
          await until(() => element<HTMLElement>('main a[href="/organizer/1/content/notice2"]')),
        )
        await editor('zh')
      })
      await step('写中文，停下后自动保存 / The Chinese is written, and saved by itself', async () => {
        await stage.user.type(element('[name="title"]'), '第二轮通知')
        await stage.user.click(await editor('zh'))
        await stage.user.keyboard('会议日程已经确定。')
        stage.clock.increment(1000)
        await kept()
      })
      await step('写英文 / The English is written', async () => {
        await stage.user.type(element('[name="eng_title"]'), 'Second notice')
        await stage.user.click(await editor('en'))
        await stage.user.keyboard('The programme is ready.')
        stage.clock.increment(1000)
        await kept()
        await read('content.translation.current')
      })
      await step('核对后发布 / It is looked over and released', async () => {
        await press('content.do.release')
        await say('content.do.release')
        await read('content.done.release')
        await kept()
      })
    },
  ),
}
