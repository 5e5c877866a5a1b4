import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Paper' } satisfies Meta
export default meta

export const Draft: StoryObj = {
  name: '论文 · 草稿 / Draft',
  ...reach('paper.draft'),
}
export const AdministratorReviewActive: StoryObj = {
  name: '论文 · 形式审查，进行中 / Initial check: looked at',
  ...reach('paper.administrator_review.active'),
}
export const AdministratorReviewAwaitingRevision: StoryObj = {
  name: '论文 · 形式审查，等待修改 / Initial check: awaiting the revision',
  ...reach('paper.administrator_review.awaiting_revision'),
}
export const AdministratorReviewRejected: StoryObj = {
  name: '论文 · 形式审查，未录用 / Initial check: rejected',
  ...reach('paper.administrator_review.rejected'),
}
export const AdministratorReviewWithdrawn: StoryObj = {
  name: '论文 · 形式审查，已撤回 / Initial check: withdrawn',
  ...reach('paper.administrator_review.withdrawn'),
}
export const FirstReviewActive: StoryObj = {
  name: '论文 · 初审，进行中 / First review: looked at',
  ...reach('paper.first_review.active'),
}
export const FirstReviewAwaitingRevision: StoryObj = {
  name: '论文 · 初审，等待修改 / First review: awaiting the revision',
  ...reach('paper.first_review.awaiting_revision'),
}
export const FirstReviewAccepted: StoryObj = {
  name: '论文 · 初审，已录用 / First review: accepted',
  ...reach('paper.first_review.accepted'),
}
export const FirstReviewRejected: StoryObj = {
  name: '论文 · 初审，未录用 / First review: rejected',
  ...reach('paper.first_review.rejected'),
}
export const FirstReviewWithdrawn: StoryObj = {
  name: '论文 · 初审，已撤回 / First review: withdrawn',
  ...reach('paper.first_review.withdrawn'),
}
export const SecondReviewActive: StoryObj = {
  name: '论文 · 复审，进行中 / Second review: looked at',
  ...reach('paper.second_review.active'),
}
export const SecondReviewAwaitingRevision: StoryObj = {
  name: '论文 · 复审，等待修改 / Second review: awaiting the revision',
  ...reach('paper.second_review.awaiting_revision'),
}
export const SecondReviewAccepted: StoryObj = {
  name: '论文 · 复审，已录用 / Second review: accepted',
  ...reach('paper.second_review.accepted'),
}
export const SecondReviewRejected: StoryObj = {
  name: '论文 · 复审，未录用 / Second review: rejected',
  ...reach('paper.second_review.rejected'),
}
export const SecondReviewWithdrawn: StoryObj = {
  name: '论文 · 复审，已撤回 / Second review: withdrawn',
  ...reach('paper.second_review.withdrawn'),
}
export const PublishedAccepted: StoryObj = {
  name: '论文 · 已出版 / Published',
  ...reach('paper.published.accepted'),
}
export const PublishedRetracted: StoryObj = {
  name: '论文 · 出版后撤稿 / Published, then retracted',
  ...reach('paper.published.retracted'),
}
export const IndexedAccepted: StoryObj = {
  name: '论文 · 已收录 / Indexed',
  ...reach('paper.indexed.accepted'),
}
export const IndexedRetracted: StoryObj = {
  name: '论文 · 收录后撤稿 / Indexed, then retracted',
  ...reach('paper.indexed.retracted'),
}
