import { words } from '../shared/words.ts'

export const citationImport = words({
  area: 'papers',
  rank: 15,
  title: ['导入文献信息', 'Citation import'],
  purpose: [
    '粘贴 BibTeX、RIS 或 DOI 返回的 CSL-JSON，识别题目、摘要、关键词和作者；确认后只填入表单中空着的部分，不覆盖已填写的内容。',
    'Reads title, abstract, keywords and authors of a pasted BibTeX or RIS entry, or of the CSL-JSON of a DOI; once confirmed, it fills what the form lacks and writes over nothing.',
  ],
  rules: ['PAP-02'],
  states: {
    'citationImport.pasting': ['等待粘贴', 'Waiting for a citation'],
    'citationImport.reading': ['正在识别', 'Reading'],
    'citationImport.failed': ['未能识别', 'Could not be read'],
    'citationImport.shown': ['待确认填入', 'Shown before it is filled in'],
  },
  events: {
    'citation.read': ['visitor', '用户要求识别粘贴的文献信息', 'The author has the pasted citation read'],
    'citation.fill': ['visitor', '用户确认填入表单', 'The author takes it into the form'],
  },
  actors: {
    readCitation: ['server', '识别粘贴的文献信息', 'Reads the citation'],
  },
})
