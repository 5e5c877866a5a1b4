import type { Words } from '../shared/words.ts'

export const reviewing: Words = {
  area: 'papers',
  rank: 5,
  title: { 'zh-CN': '在线审稿', en: 'Reviewing' },
  purpose: {
    'zh-CN': '审稿人答复邀请、撰写并提交审稿意见：边写边存，只提交一次，决定拟定前可以修改。',
    en: 'A reviewer answers a request, writes a review and submits it: what is written is kept, it is submitted once, and can be changed until a decision is prepared.',
  },
  rules: ['REV-01', 'REV-02', 'REV-03'],
  states: {
    'reviewing.loading': { 'zh-CN': '正在打开审稿邀请', en: 'Opening the request' },
    'reviewing.failed': { 'zh-CN': '打不开，可重试', en: 'Could not be had: retry' },
    'reviewing.routing': { 'zh-CN': '判断接下来做什么', en: 'Finding out what can be done' },
    'reviewing.asked': { 'zh-CN': '等待答复', en: 'Waiting for an answer' },
    'reviewing.accepting': { 'zh-CN': '正在接受', en: 'Accepting' },
    'reviewing.declining': { 'zh-CN': '正在谢绝', en: 'Declining' },
    'reviewing.writing': { 'zh-CN': '撰写审稿意见', en: 'Writing' },
    'reviewing.writing.untouched': { 'zh-CN': '尚未修改', en: 'Nothing was changed yet' },
    'reviewing.writing.changed': { 'zh-CN': '有修改，等待停顿', en: 'Changed, waiting for a pause' },
    'reviewing.writing.saving': { 'zh-CN': '正在保存', en: 'Being kept' },
    'reviewing.writing.kept': { 'zh-CN': '已保存', en: 'Kept' },
    'reviewing.writing.unsaved': { 'zh-CN': '未能保存或提交', en: 'Could not be kept or submitted' },
    'reviewing.writing.outdated': { 'zh-CN': '另一设备改过', en: 'Changed elsewhere' },
    'reviewing.sending': { 'zh-CN': '正在提交', en: 'Submitting' },
    'reviewing.reloading': { 'zh-CN': '正在取另一份内容', en: 'Fetching the other text' },
    'reviewing.submitted': { 'zh-CN': '已提交，可修改', en: 'Submitted, can be changed' },
    'reviewing.amending': { 'zh-CN': '修改已提交的意见', en: 'Changing what was submitted' },
    'reviewing.answered': { 'zh-CN': '已答复，转到说明页', en: 'Answered: leads on' },
  },
  events: {
    'review.retry': { by: 'visitor', says: { 'zh-CN': '审稿人要求重试', en: 'The reviewer tries again' } },
    'review.agree': { by: 'visitor', says: { 'zh-CN': '审稿人接受邀请', en: 'The reviewer accepts' } },
    'review.decline': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人谢绝或退出', en: 'The reviewer declines or steps back' },
    },
    'review.change': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人修改内容', en: 'The reviewer types something' },
    },
    'review.send': { by: 'visitor', says: { 'zh-CN': '审稿人提交意见', en: 'The reviewer submits it' } },
    'review.reload': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人查看另一份内容', en: 'The reviewer takes the other text' },
    },
    'review.amend': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人修改已提交的意见', en: 'The reviewer changes what was submitted' },
    },
    'review.leave': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人放弃修改', en: 'The reviewer leaves it as it is' },
    },
  },
  actors: {
    loadReview: { by: 'server', says: { 'zh-CN': '取审稿邀请', en: 'Asks for the request' } },
    acceptReview: { by: 'server', says: { 'zh-CN': '接受审稿', en: 'Accepts the request' } },
    declineReview: { by: 'server', says: { 'zh-CN': '谢绝审稿', en: 'Declines the request' } },
    saveReview: { by: 'server', says: { 'zh-CN': '保存撰写的内容', en: 'Keeps what is written so far' } },
    submitReview: { by: 'server', says: { 'zh-CN': '提交审稿意见', en: 'Submits the review' } },
    reloadReview: {
      by: 'server',
      says: { 'zh-CN': '取另一设备保存的内容', en: 'Asks for what was kept elsewhere' },
    },
  },
  delays: {
    quiet: { 'zh-CN': '一秒内没有再修改', en: 'Nothing was changed for a second' },
  },
  guards: {
    isAsked: { 'zh-CN': '邀请等待答复', en: 'The request waits for an answer' },
    isWritable: { 'zh-CN': '可以撰写', en: 'The review can be written' },
    canAmend: { 'zh-CN': '已提交且决定尚未拟定', en: 'Submitted, and no decision is prepared' },
    isOutdated: { 'zh-CN': '另一设备已保存过', en: 'Another device has kept something since' },
    isMoved: { 'zh-CN': '邀请的状态已变', en: 'The request has changed meanwhile' },
  },
}
