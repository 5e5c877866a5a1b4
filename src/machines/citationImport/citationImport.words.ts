import type { Words } from '../shared/words.ts'

export const citationImport: Words = {
  area: 'papers',
  rank: 15,
  title: { 'zh-CN': '导入文献信息', en: 'Citation import' },
  purpose: {
    'zh-CN':
      '粘贴 BibTeX、RIS 或 DOI 返回的 CSL-JSON，识别题目、摘要、关键词和作者；确认后只填入表单中空着的部分，不覆盖已填写的内容。',
    en: 'Reads title, abstract, keywords and authors of a pasted BibTeX or RIS entry, or of the CSL-JSON of a DOI; once confirmed, it fills what the form lacks and writes over nothing.',
  },
  rules: ['PAP-02'],
  states: {
    'citationImport.pasting': { 'zh-CN': '等待粘贴', en: 'Waiting for a citation' },
    'citationImport.reading': { 'zh-CN': '正在识别', en: 'Reading' },
    'citationImport.failed': { 'zh-CN': '未能识别', en: 'Could not be read' },
    'citationImport.shown': { 'zh-CN': '待确认填入', en: 'Shown before it is filled in' },
  },
  events: {
    'citation.read': {
      by: 'visitor',
      says: { 'zh-CN': '用户要求识别粘贴的文献信息', en: 'The author has the pasted citation read' },
    },
    'citation.fill': {
      by: 'visitor',
      says: { 'zh-CN': '用户确认填入表单', en: 'The author takes it into the form' },
    },
  },
  actors: {
    readCitation: { by: 'server', says: { 'zh-CN': '识别粘贴的文献信息', en: 'Reads the citation' } },
  },
  delays: {},
  guards: {},
}
