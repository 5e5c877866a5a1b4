import { words } from '../shared/words.ts'

export const draft = words({
  area: 'commerce',
  rank: 2,
  title: ['草稿', 'Draft'],
  purpose: [
    '边填边存：停顿一秒后把填写的内容存到服务器，存不上就在下次修改时再试。',
    'Keeps a form while it is filled in: after a quiet second on the server; what cannot be kept is tried again with the next change.',
  ],
  rules: ['SES-08'],
  states: {
    'draft.untouched': ['尚未修改', 'Nothing was changed yet'],
    'draft.changed': ['有修改，等待停顿', 'Changed, waiting for a pause'],
    'draft.saving': ['正在保存', 'Being kept'],
    'draft.kept': ['已保存', 'Kept'],
    'draft.unsaved': ['没有存上', 'Could not be kept'],
  },
  events: {
    'draft.change': ['visitor', '用户修改了内容', 'The member changes something'],
  },
  actors: {
    saveDraft: ['server', '保存填写的内容', 'Keeps what was typed so far'],
  },
})
