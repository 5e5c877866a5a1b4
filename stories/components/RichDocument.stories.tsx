import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { RichDocument as Doc, RichNode } from '../../src/contract/richText.ts'
import { RichDocument } from '../../src/components/kit/RichDocument.tsx'

const text = (words: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const item = (...content: RichNode[]): RichNode => ({ type: 'list_item', content })
const row = (type: 'table_header' | 'table_cell', ...cells: string[]): RichNode => ({
  type: 'table_row',
  content: cells.map((words) => ({ type, content: [text(words)] })),
})

const notice: Doc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('会议时间与地点')] },
    paragraph(
      text('会议定于 '),
      text('2026 年 12 月 9 日至 11 日', { type: 'strong' }),
      text(' 在杭州举行，'),
      text('交通见', { type: 'em' }),
      text('会场页面', { type: 'link', attrs: { href: '/conferences/1' } }),
      text('。'),
      { type: 'hard_break' },
      text('报名网站：'),
      text('example.org', { type: 'link', attrs: { href: 'https://example.org/' } }),
    ),
    { type: 'heading', attrs: { level: 3 }, content: [text('费用')] },
    {
      type: 'table',
      content: [
        row('table_header', '类别', '12 月 1 日前', '现场'),
        row('table_cell', '普通代表', '1600 元', '1800 元'),
        row('table_cell', '学生代表', '800 元', '1000 元'),
      ],
    },
    {
      type: 'bullet_list',
      content: [
        item(paragraph(text('含会议资料与工作餐'))),
        item(paragraph(text('不含住宿')), {
          type: 'ordered_list',
          content: [item(paragraph(text('可代订'))), item(paragraph(text('也可自理')))],
        }),
      ],
    },
    { type: 'blockquote', content: [paragraph(text('请携带有效证件报到。'))] },
    { type: 'horizontal_rule' },
    {
      type: 'picture',
      attrs: { src: '/covers/network.svg', alt: '会场平面图：报到处在一层大厅', width: 1600, height: 800 },
    },
    paragraph(text('组委会')),
  ],
}

const meta = {
  title: 'Components/Rich document',
  component: RichDocument,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RichDocument>
export default meta

export const Notice: StoryObj<typeof meta> = {
  name: '富文本 · 各种节点 / Every kind of node [CONF-02]',
  args: { doc: notice },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2, h3, table, ul, ol, blockquote, hr, img')).toHaveLength(8)
    await expect(canvasElement.querySelector('img')).toHaveAccessibleName('会场平面图：报到处在一层大厅')
    await expect(canvasElement.querySelector('a[href="https://example.org/"]')).toHaveAttribute(
      'rel',
      'noreferrer nofollow',
    )
    await expect(canvasElement.querySelector('a[href="/conferences/1"]')).not.toHaveAttribute('rel')
  },
}
export const OtherLanguage: StoryObj<typeof meta> = {
  name: '富文本 · 另一种语言，标明 lang / In the other language, marked [CONF-02]',
  args: {
    doc: { type: 'doc', content: [paragraph(text('The conference takes place in Hangzhou.'))] },
    lang: 'en',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang="en"] p')).not.toBeNull()
  },
}
