import type { Words } from '../../shared/words.ts'
import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'

export const paper: Words = {
  area: 'papers',
  rank: 1,
  title: { 'zh-CN': '论文', en: 'Paper' },
  purpose: {
    'zh-CN':
      '论文从投稿到收录：形式审查、初审、复审、出版、收录五个阶段，每个阶段内记录进展；决定由“评审决定”发布。',
    en: 'A paper from submission to indexing: initial check, first and second review, published, indexed, and within each what became of it so far. Decisions come from the lifecycle of decisions.',
  },
  rules: ['PAP-01', 'PAP-02', 'PAP-03', 'PAP-04'],
  states: {
    'paper.draft': { 'zh-CN': '草稿', en: 'Draft' },
    'paper.administrator_review': { 'zh-CN': '形式审查', en: 'Initial check' },
    'paper.administrator_review.active': {
      'zh-CN': '形式审查：进行中',
      en: 'Initial check: looked at',
    },
    'paper.administrator_review.awaiting_revision': {
      'zh-CN': '形式审查：等待作者修改',
      en: 'Initial check: waits for the author’s revision',
    },
    'paper.administrator_review.rejected': {
      'zh-CN': '形式审查：未录用',
      en: 'Initial check: rejected',
    },
    'paper.administrator_review.withdrawn': {
      'zh-CN': '形式审查：已撤回',
      en: 'Initial check: withdrawn',
    },
    'paper.first_review': { 'zh-CN': '初审', en: 'First review' },
    'paper.first_review.active': { 'zh-CN': '初审：进行中', en: 'First review: looked at' },
    'paper.first_review.awaiting_revision': {
      'zh-CN': '初审：等待作者修改',
      en: 'First review: waits for the author’s revision',
    },
    'paper.first_review.accepted': { 'zh-CN': '初审：已录用', en: 'First review: accepted' },
    'paper.first_review.rejected': { 'zh-CN': '初审：未录用', en: 'First review: rejected' },
    'paper.first_review.withdrawn': { 'zh-CN': '初审：已撤回', en: 'First review: withdrawn' },
    'paper.second_review': { 'zh-CN': '复审', en: 'Second review' },
    'paper.second_review.active': { 'zh-CN': '复审：进行中', en: 'Second review: looked at' },
    'paper.second_review.awaiting_revision': {
      'zh-CN': '复审：等待作者修改',
      en: 'Second review: waits for the author’s revision',
    },
    'paper.second_review.accepted': { 'zh-CN': '复审：已录用', en: 'Second review: accepted' },
    'paper.second_review.rejected': { 'zh-CN': '复审：未录用', en: 'Second review: rejected' },
    'paper.second_review.withdrawn': { 'zh-CN': '复审：已撤回', en: 'Second review: withdrawn' },
    'paper.published': { 'zh-CN': '已出版', en: 'Published' },
    'paper.published.accepted': { 'zh-CN': '已出版，有效', en: 'Published and valid' },
    'paper.published.retracted': { 'zh-CN': '已出版，已撤稿', en: 'Published and retracted' },
    'paper.indexed': { 'zh-CN': '已收录', en: 'Indexed' },
    'paper.indexed.accepted': { 'zh-CN': '已收录，有效', en: 'Indexed and valid' },
    'paper.indexed.retracted': { 'zh-CN': '已收录，已撤稿', en: 'Indexed and retracted' },
  },
  events: {
    'facts.learned': factsLearned,
    'paper.submit': { by: 'owner', says: { 'zh-CN': '作者提交论文', en: 'The author submits it' } },
    'paper.amend': {
      by: 'owner',
      says: {
        'zh-CN': '作者在截止前修改已提交的论文',
        en: 'The author changes what was submitted, before the deadline',
      },
    },
    'paper.pass': {
      by: 'organizer',
      says: { 'zh-CN': '主办方通过形式审查，送初审', en: 'An organizer passes it on to the first review' },
    },
    'paper.return': {
      by: 'organizer',
      says: { 'zh-CN': '主办方退回修改，并说明原因', en: 'An organizer returns it and says why' },
    },
    'paper.resubmit': {
      by: 'owner',
      says: { 'zh-CN': '作者提交修改稿', en: 'The author submits the revision' },
    },
    'paper.decide': {
      by: 'server',
      says: { 'zh-CN': '拟定的决定已发布', en: 'A prepared decision is released' },
    },
    'paper.extend': {
      by: 'organizer',
      says: { 'zh-CN': '主办方延长修改期限', en: 'An organizer gives more time for the revision' },
    },
    'paper.lapse': {
      by: 'clock',
      says: { 'zh-CN': '修改期限和宽限已过', en: 'The date for the revision and its grace are over' },
    },
    'paper.reinstate': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方撤销“未录用”，须另一人同意并说明原因',
        en: 'An organizer takes the rejection back, with a reason and a second person',
      },
    },
    'paper.finalize': {
      by: 'owner',
      says: {
        'zh-CN': '作者提交终稿并同意出版',
        en: 'The author hands in the final files and agrees to the publication',
      },
    },
    'paper.publish': {
      by: 'organizer',
      says: { 'zh-CN': '主办方出版论文', en: 'An organizer publishes it' },
    },
    'paper.index': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方登记收录数据库和编号',
        en: 'An organizer records where it is indexed, and its number',
      },
    },
    'paper.withdraw': {
      by: 'owner',
      says: { 'zh-CN': '作者撤回论文，并说明原因', en: 'The author withdraws it and says why' },
    },
    'paper.revive': {
      by: 'owner',
      says: {
        'zh-CN': '作者在投稿截止前取消撤回',
        en: 'The author undoes the withdrawal before the deadline',
      },
    },
    'paper.restore': {
      by: 'organizer',
      says: { 'zh-CN': '主办方恢复已撤回的论文', en: 'An organizer restores a withdrawn paper' },
    },
    'paper.retract': {
      by: 'organizer',
      says: { 'zh-CN': '主办方撤稿，并公开说明原因', en: 'An organizer retracts it and says in public why' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isComplete: {
      'zh-CN': '标题、作者、摘要、关键词、利益冲突声明和两个文件齐全',
      en: 'Title, authors, abstract, keywords, conflicts and both files are there',
    },
    isOpen: { 'zh-CN': '投稿期限和宽限未过', en: 'The deadline and its grace are not over' },
    isRevisionOpen: {
      'zh-CN': '修改期限和宽限未过',
      en: 'The date for the revision and its grace are not over',
    },
    isRevisionOver: { 'zh-CN': '修改期限和宽限已过', en: 'The date for the revision and its grace are over' },
    hasResponse: { 'zh-CN': '已答复审稿意见', en: 'A letter answers the reviews' },
    isAcceptance: { 'zh-CN': '决定为录用', en: 'The decision is to accept' },
    isRevision: { 'zh-CN': '决定为小修或大修', en: 'The decision is a minor or major revision' },
    isRejection: { 'zh-CN': '决定为不录用', en: 'The decision is to reject' },
    hasSecondReview: { 'zh-CN': '会议设有复审', en: 'The conference reviews twice' },
    hasRoundLeft: { 'zh-CN': '不是最后一轮', en: 'This is not the last round' },
    isSeconded: { 'zh-CN': '另一位主办方已同意', en: 'A second organizer has agreed' },
    isLapsed: { 'zh-CN': '因逾期未修改而结束', en: 'It ended because no revision came' },
    hasFinal: { 'zh-CN': '已提交终稿', en: 'The final files are there' },
    isFinalOpen: {
      'zh-CN': '终稿期限和宽限未过，或没有期限',
      en: 'The date for the final files and its grace are not over, or there is none',
    },
    isSettled: { 'zh-CN': '版面费已付或无需支付', en: 'The fee is paid, or there is none' },
    wasAwaitingRevision: { 'zh-CN': '撤回前在等待修改', en: 'It waited for a revision before' },
    wasAccepted: { 'zh-CN': '撤回前已录用', en: 'It was accepted before' },
    hasReason,
  },
  excused: {
    deadEnd: {
      'paper.published.retracted': {
        'zh-CN': '撤稿后记录公开保留，不再变化。',
        en: 'The record stays in public and does not change any more.',
      },
      'paper.indexed.retracted': {
        'zh-CN': '撤稿后记录公开保留，不再变化。',
        en: 'The record stays in public and does not change any more.',
      },
    },
  },
}
