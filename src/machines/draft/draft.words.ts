import type { Words } from '../shared/words.ts'

export const draft: Words = {
  area: 'commerce',
  rank: 2,
  title: { 'zh-CN': '草稿', en: 'Draft' },
  purpose: {
    'zh-CN': '边填边存：停顿一秒后把填写的内容存到服务器，存不上就在下次修改时再试。',
    en: 'Keeps a form while it is filled in: after a quiet second on the server; what cannot be kept is tried again with the next change.',
  },
  rules: ['SES-08'],
  states: {
    'draft.untouched': { 'zh-CN': '尚未修改', en: 'Nothing was changed yet' },
    'draft.changed': { 'zh-CN': '有修改，等待停顿', en: 'Changed, waiting for a pause' },
    'draft.saving': { 'zh-CN': '正在保存', en: 'Being kept' },
    'draft.kept': { 'zh-CN': '已保存', en: 'Kept' },
    'draft.unsaved': { 'zh-CN': '没有存上', en: 'Could not be kept' },
  },
  events: {
    'draft.change': {
      by: 'visitor',
      says: { 'zh-CN': '用户修改了内容', en: 'The member changes something' },
    },
  },
  actors: {
    saveDraft: {
      by: 'server',
      says: { 'zh-CN': '保存填写的内容', en: 'Keeps what was typed so far' },
    },
  },
  delays: {
    quiet: { 'zh-CN': '一秒内没有再修改', en: 'Nothing was changed for a second' },
  },
  guards: {},
}
