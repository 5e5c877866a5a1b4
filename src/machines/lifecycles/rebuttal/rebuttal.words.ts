import type { Words } from '../../shared/words.ts'
import { factsLearned } from '../shared/lifecycleWords.ts'

export const rebuttal: Words = {
  area: 'papers',
  rank: 16,
  title: { 'zh-CN': '作者答复', en: 'Rebuttal' },
  purpose: {
    'zh-CN':
      '审稿意见齐全后、决定发布前，会务组可请通讯作者书面答复审稿意见：一份文字，截止前可修改；逾期或有决定后关闭。',
    en: 'Once the reviews are in and before a decision, the organizers can ask the corresponding author for one written answer to them; it can be changed until its date, and ends with the decision.',
  },
  rules: ['PAP-01'],
  states: {
    'rebuttal.unasked': { 'zh-CN': '尚未开启', en: 'Not asked for' },
    'rebuttal.awaited': { 'zh-CN': '待作者答复', en: 'Waiting for the author' },
    'rebuttal.answered': { 'zh-CN': '作者已答复', en: 'Answered' },
    'rebuttal.lapsed': { 'zh-CN': '逾期未答复', en: 'Not answered in time' },
    'rebuttal.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'facts.learned': factsLearned,
    'rebuttal.open': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方开放作者答复，作者可看到审稿意见',
        en: 'An organizer asks for it; the author sees the reviews',
      },
    },
    'rebuttal.submit': {
      by: 'owner',
      says: { 'zh-CN': '作者提交答复', en: 'The author submits the answer' },
    },
    'rebuttal.amend': {
      by: 'owner',
      says: { 'zh-CN': '作者在截止前修改答复', en: 'The author changes it before its date' },
    },
    'rebuttal.lapse': {
      by: 'clock',
      says: { 'zh-CN': '期限和宽限都已过', en: 'Its date and the grace are over' },
    },
    'rebuttal.close': {
      by: 'server',
      says: {
        'zh-CN': '论文已有决定或已撤回，作者答复随之关闭',
        en: 'The paper is decided or withdrawn, and the rebuttal ends with it',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isAllowed: { 'zh-CN': '会议允许作者答复', en: 'The conference allows rebuttals' },
    isPaperActive: {
      'zh-CN': '论文仍在等待这一轮的决定',
      en: 'The paper waits for a decision on this round',
    },
    hasReviews: { 'zh-CN': '审稿意见已齐全', en: 'The reviews are in' },
    isOpen: { 'zh-CN': '期限和宽限未过', en: 'Its date and the grace are not over' },
    isOver: { 'zh-CN': '期限和宽限已过', en: 'Its date and the grace are over' },
    isWritten: { 'zh-CN': '已填写答复', en: 'Something is written' },
    isShort: { 'zh-CN': '未超过字数上限', en: 'It is not longer than allowed' },
  },
}
