import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { openReview } from '../../mocks/samples/reviews.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Reviewing' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '在线审稿 · 正在打开审稿邀请 / Opening the request',
  ...reach('reviewing.loading'),
}
export const Failed: StoryObj = {
  name: '在线审稿 · 打不开，可重试 / Could not be had: retry',
  ...reach('reviewing.failed'),
}
export const Asked: StoryObj = {
  name: '在线审稿 · 等待答复 / Waiting for an answer',
  ...reach('reviewing.asked'),
}
export const Accepting: StoryObj = {
  name: '在线审稿 · 正在接受 / Accepting',
  ...reach('reviewing.accepting'),
}
export const Declining: StoryObj = {
  name: '在线审稿 · 正在谢绝 / Declining',
  ...reach('reviewing.declining'),
}
export const Writing: StoryObj = {
  name: '在线审稿 · 撰写审稿意见 / Writing',
  ...reach('reviewing.writing.untouched'),
}
export const Changed: StoryObj = {
  name: '在线审稿 · 有修改，等待停顿 / Changed, waiting for a pause',
  ...reach('reviewing.writing.changed'),
}
export const Saving: StoryObj = {
  name: '在线审稿 · 正在保存 / Being kept',
  ...reach('reviewing.writing.saving'),
}
export const Kept: StoryObj = {
  name: '在线审稿 · 已保存 / Kept',
  ...reach('reviewing.writing.kept'),
}
export const Unsaved: StoryObj = {
  name: '在线审稿 · 未能保存 / Could not be kept',
  ...reach('reviewing.writing.unsaved'),
}
export const Outdated: StoryObj = {
  name: '在线审稿 · 另一设备改过 / Changed elsewhere',
  ...reach('reviewing.writing.outdated'),
}
export const Reloading: StoryObj = {
  name: '在线审稿 · 正在取另一份内容 / Fetching the other text',
  ...reach('reviewing.reloading'),
}
export const Sending: StoryObj = {
  name: '在线审稿 · 正在提交 / Submitting',
  ...reach('reviewing.sending'),
}
export const Submitted: StoryObj = {
  name: '在线审稿 · 已提交，可修改 / Submitted, can be changed',
  ...reach('reviewing.submitted'),
}
export const Amending: StoryObj = {
  name: '在线审稿 · 修改已提交的意见 / Changing what was submitted',
  ...reach('reviewing.amending'),
}
export const Answered: StoryObj = {
  name: '在线审稿 · 已答复，转到说明页 / Answered: leads on',
  ...reach('reviewing.answered'),
}
export const Empty: StoryObj = {
  name: '在线审稿 · 未填写就提交 / Submitted with nothing in it',
  parameters: { state: 'reviewing.writing.untouched' },
  play: visit(
    {
      at: '/onlinereview?review_id=1',
      signedIn: true,
      network: () => [
        answer('getReview', {
          ...openReview,
          state: 'accepted.reading' as const,
          response: '第一条：已补充对照实验。',
          draft: { recommendation: null, comments: '', remarks: '', version: 0 },
        }),
      ],
    },
    async ({ submit, read }) => {
      await until(() => element('main form'))
      await submit()
      await read('error.required')
    },
  ),
}
