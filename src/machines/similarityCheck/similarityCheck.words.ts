import { words } from '../shared/words.ts'

export const similarityCheck = words({
  area: 'papers',
  rank: 14,
  title: ['相似度检查', 'Similarity check'],
  purpose: [
    '把一段文字与本站的论文比对，相同的段落并排显示；他人未发表的论文只显示比例。每月免费 5000 字，同一段文字只计一次。',
    'Compares a text with the papers of this site and shows the passages side by side; of unpublished papers of others only the share. 5 000 free characters a month, the same text counted once.',
  ],
  rules: ['MEM-02', 'BEN-03'],
  states: {
    'similarityCheck.resting': ['可以检查', 'A text can be checked'],
    'similarityCheck.resting.looking': ['正在查询剩余字数', 'Asking what is left'],
    'similarityCheck.resting.idle': ['等待检查', 'Waiting for a text'],
    'similarityCheck.checking': ['正在比对', 'Comparing'],
    'similarityCheck.resting.clear': ['没有相同的段落', 'Nothing in common'],
    'similarityCheck.resting.matched': ['有相同的段落', 'Passages in common'],
    'similarityCheck.resting.spent': ['本月字数不够', 'Not enough characters left'],
    'similarityCheck.resting.failed': ['未能比对', 'Could not be compared'],
  },
  events: {
    'check.start': ['visitor', '用户检查一段文字', 'The member has a text compared'],
  },
  actors: {
    loadBalance: ['server', '查询本月剩余的免费字数', 'Asks how many free characters are left'],
    compareText: ['server', '与本站的论文比对', 'Compares it with the papers'],
  },
  guards: {
    isUsedUp: ['本月的免费字数已用完', 'Nothing is left this month'],
    isClear: ['没有相同的段落', 'Nothing is in common'],
    isSpent: ['剩余字数不够', 'Less is left than the text has'],
  },
})
