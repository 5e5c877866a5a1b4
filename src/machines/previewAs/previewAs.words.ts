import type { Words } from '../shared/words.ts'

export const previewAs: Words = {
  area: 'commerce',
  rank: 27,
  title: { 'zh-CN': '预览会议页面', en: 'Preview of a conference' },
  purpose: {
    'zh-CN': '会务人员选择身份、语言、时间和页面，查看该身份届时看到的内容；预览中不能提交任何内容。',
    en: 'The team of a conference chooses a part, a language, a moment and a page, and sees what that person gets; nothing can be sent from a preview.',
  },
  rules: ['CONF-03'],
  states: {
    'previewAs.choosing': { 'zh-CN': '正在选择', en: 'Choosing' },
    'previewAs.opening': { 'zh-CN': '正在准备', en: 'Preparing' },
    'previewAs.loading': { 'zh-CN': '正在加载页面', en: 'Loading the page' },
    'previewAs.shown': { 'zh-CN': '正在显示', en: 'Shown' },
    'previewAs.failed': { 'zh-CN': '无法预览', en: 'Could not be previewed' },
  },
  events: {
    'preview.open': {
      by: 'visitor',
      says: { 'zh-CN': '用户选定要预览的内容', en: 'The member chooses what to preview' },
    },
    'preview.again': {
      by: 'visitor',
      says: { 'zh-CN': '用户重新加载预览', en: 'The member loads the preview again' },
    },
    'frame.loaded': {
      by: 'browser',
      says: { 'zh-CN': '预览的页面已到达', en: 'The previewed page has arrived' },
    },
  },
  actors: {
    openPreview: {
      by: 'server',
      says: {
        'zh-CN': '检查所选的身份、时间和页面，给出预览地址',
        en: 'Checks the part, the moment and the page, and answers the address of the preview',
      },
    },
  },
  delays: {},
  guards: {},
}
