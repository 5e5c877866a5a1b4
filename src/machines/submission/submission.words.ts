import type { Words } from '../shared/words.ts'

export const submission: Words = {
  area: 'papers',
  rank: 4,
  title: { 'zh-CN': '投稿', en: 'Submission' },
  purpose: {
    'zh-CN': '作者写稿、投稿、修改和确认终稿：边写边存，另一设备改过会提醒，填写的内容不会丢。',
    en: 'An author writes, submits, revises and confirms the final files: what is typed is kept, another device’s change is told, and nothing is lost.',
  },
  rules: ['PAP-01', 'PAP-02'],
  states: {
    'submission.loading': { 'zh-CN': '正在查看会议是否收稿', en: 'Asking whether papers are taken' },
    'submission.opening': { 'zh-CN': '正在打开论文', en: 'Opening the paper' },
    'submission.failed': { 'zh-CN': '打不开，可重试', en: 'Could not be had: retry' },
    'submission.routing': { 'zh-CN': '判断接下来做什么', en: 'Finding out what can be done' },
    'submission.closed': { 'zh-CN': '会议不收稿', en: 'No papers are taken' },
    'submission.choosing': { 'zh-CN': '选择草稿或新建', en: 'Choosing a draft, or a new paper' },
    'submission.beginning': { 'zh-CN': '正在新建', en: 'Beginning a paper' },
    'submission.writing': { 'zh-CN': '填写论文', en: 'Writing' },
    'submission.writing.untouched': { 'zh-CN': '尚未修改', en: 'Nothing was changed yet' },
    'submission.writing.changed': { 'zh-CN': '有修改，等待停顿', en: 'Changed, waiting for a pause' },
    'submission.writing.saving': { 'zh-CN': '正在保存', en: 'Being kept' },
    'submission.writing.kept': { 'zh-CN': '已保存', en: 'Kept' },
    'submission.writing.unsaved': { 'zh-CN': '未能保存或提交', en: 'Could not be kept or submitted' },
    'submission.writing.outdated': {
      'zh-CN': '另一设备改过，待选择',
      en: 'Changed elsewhere: choose a text',
    },
    'submission.writing.overwriting': { 'zh-CN': '保留当前内容', en: 'Keeping what stands here' },
    'submission.sending': { 'zh-CN': '正在提交', en: 'Submitting' },
    'submission.reloading': { 'zh-CN': '正在取另一份内容', en: 'Fetching the other text' },
    'submission.finalizing': { 'zh-CN': '确认终稿', en: 'The final files' },
    'submission.finalizing.asked': { 'zh-CN': '等待确认终稿', en: 'Waiting for the final files' },
    'submission.finalizing.confirming': { 'zh-CN': '正在确认终稿', en: 'Confirming the final files' },
    'submission.standing': { 'zh-CN': '已提交，查看进展', en: 'Handed in: how it fares' },
  },
  events: {
    'submission.retry': { by: 'visitor', says: { 'zh-CN': '作者要求重试', en: 'The author tries again' } },
    'paper.begin': { by: 'visitor', says: { 'zh-CN': '作者新建论文', en: 'The author begins a paper' } },
    'paper.continue': {
      by: 'visitor',
      says: { 'zh-CN': '作者打开一份草稿', en: 'The author opens a draft' },
    },
    'paper.change': { by: 'visitor', says: { 'zh-CN': '作者修改内容', en: 'The author types something' } },
    'paper.send': { by: 'visitor', says: { 'zh-CN': '作者提交论文', en: 'The author submits it' } },
    'paper.reload': {
      by: 'visitor',
      says: { 'zh-CN': '作者选择另一份内容', en: 'The author takes the other text' },
    },
    'paper.overwrite': {
      by: 'visitor',
      says: { 'zh-CN': '作者保留当前内容', en: 'The author keeps what stands here' },
    },
    'paper.edit': {
      by: 'visitor',
      says: { 'zh-CN': '作者修改已提交的论文', en: 'The author changes what was submitted' },
    },
    'paper.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '作者确认终稿', en: 'The author confirms the final files' },
    },
  },
  actors: {
    loadSubmission: {
      by: 'server',
      says: { 'zh-CN': '查看会议是否收稿、有哪些草稿', en: 'Asks whether papers are taken, and for drafts' },
    },
    loadPaper: { by: 'server', says: { 'zh-CN': '取论文', en: 'Asks for the paper' } },
    beginPaper: { by: 'server', says: { 'zh-CN': '新建论文', en: 'Begins a paper' } },
    savePaper: { by: 'server', says: { 'zh-CN': '保存填写的内容', en: 'Keeps what was typed so far' } },
    sendPaper: {
      by: 'server',
      says: { 'zh-CN': '提交论文或修改稿', en: 'Submits the paper or its revision' },
    },
    reloadPaper: {
      by: 'server',
      says: { 'zh-CN': '取另一设备保存的内容', en: 'Asks for what was kept elsewhere' },
    },
    readVersion: { by: 'server', says: { 'zh-CN': '取最新版本号', en: 'Asks which version is the newest' } },
    finalizePaper: { by: 'server', says: { 'zh-CN': '确认终稿', en: 'Confirms the final files' } },
  },
  delays: {
    quiet: { 'zh-CN': '一秒内没有再修改', en: 'Nothing was changed for a second' },
  },
  guards: {
    namesPaper: { 'zh-CN': '地址指明了论文', en: 'The address names a paper' },
    isEditable: { 'zh-CN': '论文可以修改', en: 'The paper may be changed' },
    isAmendable: {
      'zh-CN': '已提交，截止前仍可修改',
      en: 'Submitted, and open to changes until the deadline',
    },
    hasPaper: { 'zh-CN': '已打开论文', en: 'A paper is open' },
    needsFinal: { 'zh-CN': '已录用，尚未确认终稿', en: 'Accepted, without final files' },
    isClosed: { 'zh-CN': '不收稿，也没有草稿', en: 'No papers are taken, and nothing was begun' },
    isOutdated: { 'zh-CN': '另一设备已保存过', en: 'Another device has kept something since' },
    isMoved: { 'zh-CN': '论文已不能修改', en: 'The paper may not be changed any more' },
  },
  excused: {
    deadEnd: {
      'submission.closed': {
        'zh-CN': '会议不收稿，只能返回会议页',
        en: 'Only the way back to the conference is left',
      },
    },
  },
}
