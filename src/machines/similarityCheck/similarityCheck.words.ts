import type { Words } from '../shared/words.ts'

export const similarityCheck: Words = {
  area: 'papers',
  rank: 14,
  title: { 'zh-CN': '相似度检查', en: 'Similarity check' },
  purpose: {
    'zh-CN':
      '把一段文字与本站的论文比对，相同的段落并排显示；他人未发表的论文只显示比例。每月免费 5000 字，同一段文字只计一次。',
    en: 'Compares a text with the papers of this site and shows the passages side by side; of unpublished papers of others only the share. 5 000 free characters a month, the same text counted once.',
  },
  rules: ['MEM-02', 'BEN-03'],
  states: {
    'similarityCheck.resting': { 'zh-CN': '可以检查', en: 'A text can be checked' },
    'similarityCheck.resting.looking': { 'zh-CN': '正在查询剩余字数', en: 'Asking what is left' },
    'similarityCheck.resting.idle': { 'zh-CN': '等待检查', en: 'Waiting for a text' },
    'similarityCheck.checking': { 'zh-CN': '正在比对', en: 'Comparing' },
    'similarityCheck.resting.clear': { 'zh-CN': '没有相同的段落', en: 'Nothing in common' },
    'similarityCheck.resting.matched': { 'zh-CN': '有相同的段落', en: 'Passages in common' },
    'similarityCheck.resting.spent': { 'zh-CN': '本月字数不够', en: 'Not enough characters left' },
    'similarityCheck.resting.failed': { 'zh-CN': '未能比对', en: 'Could not be compared' },
  },
  events: {
    'check.start': {
      by: 'visitor',
      says: { 'zh-CN': '用户检查一段文字', en: 'The member has a text compared' },
    },
  },
  actors: {
    loadBalance: {
      by: 'server',
      says: { 'zh-CN': '查询本月剩余的免费字数', en: 'Asks how many free characters are left' },
    },
    compareText: { by: 'server', says: { 'zh-CN': '与本站的论文比对', en: 'Compares it with the papers' } },
  },
  delays: {},
  guards: {
    isUsedUp: { 'zh-CN': '本月的免费字数已用完', en: 'Nothing is left this month' },
    isClear: { 'zh-CN': '没有相同的段落', en: 'Nothing is in common' },
    isSpent: { 'zh-CN': '剩余字数不够', en: 'Less is left than the text has' },
  },
}
