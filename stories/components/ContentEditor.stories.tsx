import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import type { Stage } from '../../workbench/harness/stage/createStage.tsx'
import { drawnPicture } from '../../workbench/harness/stage/drawnPicture.ts'
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
/** Uploaded pictures, as the server would hand them out. */
const pictures = () =>
  http.get(
    '*/uploads/:name',
    async () => new HttpResponse(await drawnPicture(), { headers: { 'content-type': 'image/png' } }),
  )
const pictureTool = (stage: Stage) =>
  element(`[data-language="en"] [role="toolbar"] [aria-label="${stage.say('content.tool.picture')}"]`)
const openPicture = async (stage: Stage) => {
  const body = await until(() => element<HTMLElement>('[data-language="en"] .ProseMirror'))
  await stage.user.click(body)
  await stage.user.click(pictureTool(stage))
  const form = await until(() => element<HTMLElement>('[data-language="en"] form'))
  return {
    body,
    chooser: element<HTMLInputElement>('input[type="file"]', form),
    alt: element<HTMLInputElement>('[name="alt"]', form),
  }
}
export const Picture: StoryObj = {
  name: '会议内容 · 插入图片：上传、说明、修改 / A picture: uploaded, described, changed [CONF-02] [FILE-01]',
  parameters: { state: 'contentEditor.editing.changed' },
  play: visit({ ...editor, network: () => [pictures()] }, async ({ stage, see, press }) => {
    const { body, chooser, alt } = await openPicture(stage)
    await stage.user.type(alt, '{Enter}')
    await until(() => expect(element('[data-language="en"] form [role="alert"]')).toBeVisible())
    await stage.user.upload(chooser, await drawnPicture())
    await until(() => expect(element('[data-language="en"] [data-view="kept"]')).toBeVisible())
    await stage.user.type(alt, '{Enter}')
    await until(() => expect(alt).toHaveAttribute('aria-invalid', 'true'))
    await stage.user.type(alt, 'The hall{Enter}')
    await until(() => expect(body.querySelector('img')).toHaveAccessibleName('The hall'))
    // The same tool describes the picture that is selected.
    await stage.user.click(body.querySelector('img') ?? body)
    await until(() => expect(body.querySelector('img.ProseMirror-selectednode')).not.toBeNull())
    await stage.user.click(pictureTool(stage))
    const again = await until(() => element<HTMLInputElement>('[data-language="en"] form [name="alt"]'))
    await expect(again).toHaveValue('The hall')
    await stage.user.type(again, ' on the ground floor')
    await see('button', 'content.picture.change')
    await press('content.picture.change')
    await until(() => expect(body.querySelector('img')).toHaveAccessibleName('The hall on the ground floor'))
  }),
}
export const PictureRefused: StoryObj = {
  name: '会议内容 · 不是图片的文件 / A file that is no picture [FILE-01]',
  play: visit(editor, async ({ stage }) => {
    const { chooser } = await openPicture(stage)
    // As it is dropped: the chooser of the browser offers no such file.
    chooser.removeAttribute('accept')
    await stage.user.upload(chooser, new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
    await until(() => expect(element('[data-language="en"] [data-view="refused"]')).toBeVisible())
    await stage.user.keyboard('{Escape}')
    await until(() => expect(document.querySelector('[data-language="en"] form')).toBeNull())
  }),
}
export const PictureUnknown: StoryObj = {
  name: '会议内容 · 图片不属于本会议 / A picture that is not of this conference [CONF-02]',
  parameters: { state: 'contentEditor.editing.unsaved' },
  play: visit(
    { ...editor, network: () => [refuse('saveContent', 'pictureUnknown', { field: 'body' })] },
    async ({ stage, read }) => {
      const body = await until(() => element<HTMLElement>('[data-language="zh"] .ProseMirror'))
      await stage.user.click(body)
      await stage.user.keyboard('!')
      stage.clock.increment(1000)
      await read('error.pictureUnknown')
    },
  ),
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
