import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import type { RichDocument } from '../../src/contract/richText.ts'

const meta = { title: 'Components/Content editor' } satisfies Meta
export default meta

const list = { at: '/organizer/1/content', signedIn: true }
const editor = { at: '/organizer/1/content/notice1', signedIn: true }
const doc = (words: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

export const List: StoryObj = {
  name: '会议内容 · 列表 / Every text of a conference [CONF-02]',
  play: visit(list, async ({ see }) => {
    await see('link', 'content.kind.about')
    await until(() => expect(document.querySelectorAll('main [data-kind]')).toHaveLength(11))
  }),
}
export const ListFailed: StoryObj = {
  name: '会议内容 · 列表加载失败，可重试 / The list did not come: retry',
  play: visit({ ...list, network: () => [fault('listContents', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const ListForeign: StoryObj = {
  name: '会议内容 · 别人的会议：不存在 / Somebody else’s conference is not there',
  play: visit({ ...list, network: () => [refuse('listContents', 'notFound')] }, () =>
    until(() => expect(element('main h1')).toBeVisible()),
  ),
}
export const Stale: StoryObj = {
  name: '会议内容 · 英文过期，附中文改动 / English is stale, with the change of the Chinese [CONF-02]',
  parameters: { state: 'contentEditor.editing.clean' },
  play: visit(
    {
      ...editor,
      network: () => [
        altered('getContent', (happy) => ({
          ...happy,
          translation: 'stale' as const,
          body: doc('会议定于 12 月 10 日至 12 日在杭州举行。'),
          translated_from: { title: happy.title, body: doc('会议定于 12 月 9 日至 11 日在杭州举行。') },
        })),
      ],
    },
    async ({ see }) => {
      await see('button', 'content.confirm')
      await until(() => expect(document.querySelectorAll('main ins, main del').length).toBeGreaterThan(1))
    },
  ),
}
export const LongTitles: StoryObj = {
  name: '会议内容 · 很长的标题与网址 / Long titles and addresses',
  parameters: { state: 'contentEditor.editing.clean' },
  play: visit(
    {
      ...editor,
      network: () => [
        altered('getContent', (happy) => ({
          ...happy,
          title: '第一轮通知'.repeat(20),
          eng_title: 'https://example.org/'.repeat(8),
          body: doc(`https://example.org/${'a'.repeat(300)}`),
        })),
      ],
    },
    () => until(() => expect(document.querySelectorAll('main .ProseMirror')).toHaveLength(2)),
  ),
}
export const Tools: StoryObj = {
  name: '会议内容 · 工具栏：方向键、加粗、链接 / The tools: arrows, bold, a link',
  parameters: { state: 'contentEditor.editing.changed' },
  play: visit(editor, async ({ stage }) => {
    const body = () => element<HTMLElement>('[data-language="en"] .ProseMirror')
    await until(body)
    await stage.user.click(body())
    const tool = (id: 'strong' | 'em' | 'link') =>
      element<HTMLElement>(
        `[data-language="en"] [role="toolbar"] [aria-label="${stage.say(`content.tool.${id}`)}"]`,
      )
    await until(() => expect(tool('strong')).toHaveAttribute('aria-pressed', 'false'))
    tool('strong').focus()
    await stage.user.keyboard('{ArrowRight}')
    await until(() => expect(tool('em')).toHaveFocus())
    await stage.user.keyboard('{Enter}')
    await until(() => expect(tool('em')).toHaveAttribute('aria-pressed', 'true'))
    await stage.user.click(tool('link'))
    const address = await until(() => element<HTMLInputElement>('[data-language="en"] [name="href"]'))
    await stage.user.type(address, 'javascript:alert(1){Enter}')
    await until(() => expect(address).toHaveAttribute('aria-invalid', 'true'))
    await stage.user.clear(address)
    await stage.user.type(address, 'https://example.org/{Enter}')
    await until(() => expect(body().querySelector('a[href="https://example.org/"]')).not.toBeNull())
  }),
}
export const Public: StoryObj = {
  name: '会议资料 · 公众页面 / A released text, as everybody reads it [CONF-02]',
  play: visit({ at: '/conferences/1/text/notice1' }, () =>
    until(() => expect(element('main h1')).toBeVisible()),
  ),
}
export const PublicForeign: StoryObj = {
  name: '会议资料 · 没有译文，标明语言 / Without a translation: marked [CONF-02]',
  play: visit(
    {
      at: '/conferences/1/text/notice1',
      network: (language) => [
        altered('getReleasedContent', (happy) => ({
          ...happy,
          lang: language === 'en' ? ('zh' as const) : ('en' as const),
          title: language === 'en' ? '第一轮通知' : 'First notice',
          body: doc(language === 'en' ? '会议在杭州举行。' : 'It takes place in Hangzhou.'),
        })),
      ],
    },
    () => until(() => expect(document.querySelectorAll('main [lang]').length).toBeGreaterThan(1)),
  ),
}
