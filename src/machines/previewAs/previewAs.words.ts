import { words } from '../shared/words.ts'

export const previewAs = words({
  area: 'commerce',
  rank: 27,
  title: ['预览会议页面', 'Preview of a conference'],
  purpose: [
    '会务人员选择身份、语言、时间和页面，查看该身份届时看到的内容；预览中不能提交任何内容。',
    'The team of a conference chooses a part, a language, a moment and a page, and sees what that person gets; nothing can be sent from a preview.',
  ],
  rules: ['CONF-03'],
  states: {
    'previewAs.choosing': ['正在选择', 'Choosing'],
    'previewAs.opening': ['正在准备', 'Preparing'],
    'previewAs.loading': ['正在加载页面', 'Loading the page'],
    'previewAs.shown': ['正在显示', 'Shown'],
    'previewAs.failed': ['无法预览', 'Could not be previewed'],
  },
  events: {
    'preview.open': ['visitor', '用户选定要预览的内容', 'The member chooses what to preview'],
    'preview.again': ['visitor', '用户重新加载预览', 'The member loads the preview again'],
    'frame.loaded': ['browser', '预览的页面已到达', 'The previewed page has arrived'],
  },
  actors: {
    openPreview: [
      'server',
      '检查所选的身份、时间和页面，给出预览地址',
      'Checks the part, the moment and the page, and answers the address of the preview',
    ],
  },
})
