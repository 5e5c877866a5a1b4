import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import {
  acceptedPaper,
  amendablePaper,
  draftPaper,
  namedPaper,
  revisedPaper,
  submittedPaper,
} from '../../mocks/samples/papers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Submission' } satisfies Meta
export default meta

const at = '/conferences/1/submit?paper_id=1'

export const Loading: StoryObj = {
  name: '投稿 · 正在查看会议是否收稿 / Asking whether papers are taken',
  ...reach('submission.loading'),
}
export const Failed: StoryObj = {
  name: '投稿 · 打不开，可重试 / Could not be had: retry',
  ...reach('submission.failed'),
}
export const Closed: StoryObj = {
  name: '投稿 · 会议不收稿 / No papers are taken',
  ...reach('submission.closed'),
}
export const Choosing: StoryObj = {
  name: '投稿 · 选择草稿或新建 / Choosing a draft, or a new paper',
  ...reach('submission.choosing'),
}
export const Beginning: StoryObj = {
  name: '投稿 · 正在新建 / Beginning a paper',
  ...reach('submission.beginning'),
}
export const Opening: StoryObj = {
  name: '投稿 · 正在打开论文 / Opening the paper',
  ...reach('submission.opening'),
}
export const Untouched: StoryObj = {
  name: '投稿 · 草稿 / A draft',
  ...reach('submission.writing.untouched'),
}
export const Changed: StoryObj = {
  name: '投稿 · 有修改，等待停顿 / Changed, waiting for a pause',
  ...reach('submission.writing.changed'),
}
export const Saving: StoryObj = {
  name: '投稿 · 正在保存 / Being kept',
  ...reach('submission.writing.saving'),
}
export const Kept: StoryObj = {
  name: '投稿 · 已保存 / Kept',
  ...reach('submission.writing.kept'),
}
export const Unsaved: StoryObj = {
  name: '投稿 · 未能保存 / Could not be kept',
  ...reach('submission.writing.unsaved'),
}
export const Outdated: StoryObj = {
  name: '投稿 · 另一设备改过，待选择 / Changed elsewhere: choose a text',
  ...reach('submission.writing.outdated'),
}
export const Overwriting: StoryObj = {
  name: '投稿 · 保留当前内容 / Keeping what stands here',
  ...reach('submission.writing.overwriting'),
}
export const Reloading: StoryObj = {
  name: '投稿 · 正在取另一份内容 / Fetching the other text',
  ...reach('submission.reloading'),
}
export const Sending: StoryObj = {
  name: '投稿 · 正在提交 / Submitting',
  ...reach('submission.sending'),
}
export const Finalizing: StoryObj = {
  name: '投稿 · 确认终稿 / The final files',
  ...reach('submission.finalizing.asked'),
}
export const Confirming: StoryObj = {
  name: '投稿 · 正在确认终稿 / Confirming the final files',
  ...reach('submission.finalizing.confirming'),
}
export const Standing: StoryObj = {
  name: '投稿 · 已提交，查看进展 / Handed in: how it fares',
  ...reach('submission.standing'),
}
export const Empty: StoryObj = {
  name: '投稿 · 全部为空时提交 / Submitted with nothing in it',
  parameters: { state: 'submission.writing.untouched' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        answer('getPaper', {
          ...draftPaper,
          files: [],
          form: { ...draftPaper.form, title: '', abstract: '', keywords: [], authors: [] },
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
export const Revision: StoryObj = {
  name: '投稿 · 按审稿意见修改 / A revision, with the reviews beside it and what it changes',
  parameters: { state: 'submission.writing.kept' },
  play: visit(
    { at, signedIn: true, network: () => [answer('getPaper', revisedPaper)] },
    async ({ see, fill, read, stage }) => {
      await see('button', 'submission.resubmit')
      await fill('submission.field.title', `${revisedPaper.form.title}与稳定性`)
      await until(() => element('[data-changed="1"] ins'))
      stage.clock.increment(1000)
      await read('submission.keeping.kept')
    },
  ),
}
export const Amendable: StoryObj = {
  name: '投稿 · 已提交，截止前可以修改 / Submitted, to be read whole and changed until the deadline [PAP-05]',
  parameters: { state: 'submission.standing' },
  play: visit(
    { at, signedIn: true, network: () => [answer('getPaper', amendablePaper)] },
    async ({ see, read }) => {
      await see('button', 'submission.edit')
      await read('submission.handedIn')
    },
  ),
}
export const Amending: StoryObj = {
  name: '投稿 · 修改已提交的论文 / What was submitted is changed [PAP-05]',
  parameters: { state: 'submission.writing.kept' },
  play: visit(
    { at: `${at}&edit=1`, signedIn: true, network: () => [answer('getPaper', amendablePaper)] },
    async ({ see, fill, read, stage }) => {
      await see('button', 'submission.amend')
      await fill('submission.field.title', `${amendablePaper.form.title}与稳定性`)
      await until(() => element('[data-changed="1"] ins'))
      stage.clock.increment(1000)
      await read('submission.keeping.kept')
    },
  ),
}
export const Rejected: StoryObj = {
  name: '投稿 · 未录用，附审稿意见 / Rejected, with its reviews',
  parameters: { state: 'submission.standing' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        answer('getPaper', {
          ...submittedPaper,
          state: 'first_review.rejected',
          round: 1,
          last_decision: 'rejection' as const,
          decisions: revisedPaper.decisions.map((each) => ({
            ...each,
            decision: 'rejection' as const,
            outcome: 'rejection' as const,
          })),
        }),
      ],
    },
    ({ read }) => read('submission.next.rejected'),
  ),
}
export const Published: StoryObj = {
  name: '投稿 · 已发表 / Published',
  parameters: { state: 'submission.standing' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        answer('getPaper', {
          ...acceptedPaper,
          state: 'published.accepted',
          order: { id: 12, state: 'paid' },
          has_final: true,
          final: null,
        }),
      ],
    },
    ({ read }) => read('submission.next.published'),
  ),
}
export const FinalOver: StoryObj = {
  name: '投稿 · 终稿截止时间已过 / The deadline for the final files is over',
  parameters: { state: 'submission.standing' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [answer('getPaper', { ...acceptedPaper, final: 'over' as const })],
    },
    ({ read }) => read('submission.final.over'),
  ),
}
export const NamesInFiles: StoryObj = {
  name: '投稿 · 文件带有作者信息 / The files carry names: removed, left, unknown',
  parameters: { state: 'submission.writing.untouched' },
  play: visit(
    { at, signedIn: true, network: () => [answer('getPaper', namedPaper)] },
    async ({ see, read }) => {
      await see('button', 'submission.submit')
      await read('submission.names.removed')
      await read('submission.names.left')
    },
  ),
}
export const FileNotChecked: StoryObj = {
  name: '投稿 · 文件无法检查 / A file that nobody could look into',
  parameters: { state: 'submission.writing.untouched' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        answer('getPaper', {
          ...draftPaper,
          files: draftPaper.files.map((file) => ({ ...file, name: 'paper.doc', names: null })),
        }),
      ],
    },
    ({ read }) => read('submission.names.unknown'),
  ),
}
export const Conflicts: StoryObj = {
  name: '投稿 · 查找并添加利益冲突 / Conflicts of interest, suggested and added',
  parameters: { state: 'submission.writing.kept' },
  play: visit(
    { at, signedIn: true, network: () => [answer('getPaper', draftPaper)] },
    async ({ press, read, stage }) => {
      await press('submission.suggest')
      const add = await until(() => element<HTMLButtonElement>('[data-suggested="ready"] li button'))
      await stage.user.click(add)
      await until(() => element<HTMLInputElement>('input[name="conflicts.0"]'))
      stage.clock.increment(1000)
      await read('submission.keeping.kept')
    },
  ),
}
