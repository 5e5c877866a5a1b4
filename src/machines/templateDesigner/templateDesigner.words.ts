import type { Words } from '../shared/words.ts'

const warns = {
  by: 'browser',
  says: { 'zh-CN': '离开页面前提醒', en: 'Asks before the page is left' },
} as const

export const templateDesigner: Words = {
  area: 'organizer',
  rank: 11,
  title: { 'zh-CN': '文档模板设计', en: 'Designing a document' },
  purpose: {
    'zh-CN':
      '会务组设计胸卡、证书或签到表：预览与打印一致，可用键盘或鼠标移动，可逐步撤销；另一人同时保存时，看过再决定保留哪一份。',
    en: 'A secretary designs a badge, a certificate or a list: the preview is what is printed, blocks are moved by keyboard or pointer, every step can be taken back; when somebody else has saved meanwhile, one of the two is chosen after it was seen.',
  },
  rules: ['CONF-03'],
  states: {
    'templateDesigner.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'templateDesigner.failed': { 'zh-CN': '加载失败，可重试', en: 'Could not be loaded: retry' },
    'templateDesigner.designing': { 'zh-CN': '设计中', en: 'Designing' },
    'templateDesigner.designing.clean': { 'zh-CN': '没有未保存的改动', en: 'Nothing is unsaved' },
    'templateDesigner.designing.changed': { 'zh-CN': '有未保存的改动', en: 'Something is unsaved' },
    'templateDesigner.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'templateDesigner.comparing': {
      'zh-CN': '正在加载他人保存的内容',
      en: 'Loading what somebody else saved',
    },
    'templateDesigner.conflict': { 'zh-CN': '他人已保存，等待选择', en: 'Somebody else saved: choose' },
  },
  events: {
    'designer.retry': { by: 'visitor', says: { 'zh-CN': '重试', en: 'Tries again' } },
    'design.change': {
      by: 'visitor',
      says: { 'zh-CN': '移动、修改、添加或删除一项', en: 'Moves, changes, adds or removes something' },
    },
    'name.change': { by: 'visitor', says: { 'zh-CN': '修改模板名称', en: 'Changes the name' } },
    'block.choose': { by: 'visitor', says: { 'zh-CN': '选择一项', en: 'Chooses a block' } },
    'design.undo': { by: 'visitor', says: { 'zh-CN': '撤销一步', en: 'Takes a step back' } },
    'designer.save': { by: 'visitor', says: { 'zh-CN': '保存', en: 'Saves' } },
    'conflict.keepMine': {
      by: 'visitor',
      says: { 'zh-CN': '保留自己的设计', en: 'Keeps what was designed here' },
    },
    'conflict.takeTheirs': {
      by: 'visitor',
      says: { 'zh-CN': '采用他人的设计', en: 'Takes what somebody else saved' },
    },
  },
  actors: {
    loadTemplate: { by: 'server', says: { 'zh-CN': '读取模板', en: 'Asks for the template' } },
    saveTemplate: { by: 'server', says: { 'zh-CN': '保存模板', en: 'Saves the template' } },
    warnOnLeave: warns,
  },
  delays: {},
  guards: {
    hasPast: { 'zh-CN': '有可撤销的步骤', en: 'There is a step to take back' },
    canBePrinted: {
      'zh-CN': '设计没有错误，且有名称',
      en: 'Nothing is wrong with the design, and it has a name',
    },
    isOutdated: { 'zh-CN': '他人已保存过', en: 'Somebody else has saved meanwhile' },
  },
}
