import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Conference copy' } satisfies Meta
export default meta

const ofFile = {
  input: { conferenceId: null },
  by: ['file.choose', 'xstate.done.actor.readSource'],
}

export const Loading: StoryObj = {
  name: '复制会议 · 正在加载原会议 / Loading the earlier conference',
  ...reach('conferenceCopy.loading'),
}
export const Failed: StoryObj = {
  name: '复制会议 · 加载失败，可重试 / Could not be loaded: retry',
  ...reach('conferenceCopy.failed'),
}
export const Previewing: StoryObj = {
  name: '复制会议 · 预览下一届的日期与需要过目之处 / The next one: dates, and what to look at [CONF-03]',
  ...reach('conferenceCopy.previewing'),
}
export const Making: StoryObj = {
  name: '复制会议 · 正在创建 / Making the draft',
  ...reach('conferenceCopy.making'),
}
export const Barred: StoryObj = {
  name: '复制会议 · 没有主办方资格 / The account may not make conferences [ORG-05]',
  ...reach('conferenceCopy.barred'),
}
export const Made: StoryObj = {
  name: '复制会议 · 草稿已创建，进入会议页 / The draft is made: its page',
  ...reach('conferenceCopy.made'),
}
export const Choosing: StoryObj = {
  name: '导入会议 · 等待选择文件 / Waiting for a file',
  ...reach('conferenceCopy.choosing'),
}
export const Reading: StoryObj = {
  name: '导入会议 · 正在读取文件 / Reading the file',
  ...reach('conferenceCopy.reading'),
}
export const Unreadable: StoryObj = {
  name: '导入会议 · 不是会议文件 / No file of a conference',
  ...reach('conferenceCopy.unreadable'),
}
export const PreviewingFile: StoryObj = {
  name: '导入会议 · 预览文件内容 / What the file holds [CONF-03]',
  ...reach('conferenceCopy.previewing', ofFile),
}
export const Missing: StoryObj = {
  name: '复制会议 · 没有这场会议，或不由您主办 / No such conference, or somebody else’s',
  parameters: { state: 'conferenceCopy.failed' },
  play: visit(
    {
      at: '/organizer/1/copy',
      signedIn: true,
      network: () => [refuse('getConferenceFile', 'notFound')],
    },
    ({ see }) => see('heading', 'page.404.title'),
  ),
}
