import { words } from '../shared/words.ts'

const warns = ['browser', '离开页面前提醒', 'Asks before the page is left'] as const

export const templateDesigner = words({
  area: 'organizer',
  rank: 11,
  title: ['文档模板设计', 'Designing a document'],
  purpose: [
    '会务组设计胸卡、证书或签到表：预览与打印一致，可用键盘或鼠标移动，可逐步撤销；另一人同时保存时，看过再决定保留哪一份。',
    'A secretary designs a badge, a certificate or a list: the preview is what is printed, blocks are moved by keyboard or pointer, every step can be taken back; when somebody else has saved meanwhile, one of the two is chosen after it was seen.',
  ],
  rules: ['CONF-03'],
  states: {
    'templateDesigner.failed': ['加载失败，可重试', 'Could not be loaded: retry'],
    'templateDesigner.designing': ['设计中', 'Designing'],
    'templateDesigner.designing.clean': ['没有未保存的改动', 'Nothing is unsaved'],
    'templateDesigner.designing.changed': ['有未保存的改动', 'Something is unsaved'],
    'templateDesigner.comparing': ['正在加载他人保存的内容', 'Loading what somebody else saved'],
    'templateDesigner.conflict': ['他人已保存，等待选择', 'Somebody else saved: choose'],
  },
  events: {
    'designer.retry': ['visitor', '重试', 'Tries again'],
    'design.change': ['visitor', '移动、修改、添加或删除一项', 'Moves, changes, adds or removes something'],
    'name.change': ['visitor', '修改模板名称', 'Changes the name'],
    'block.choose': ['visitor', '选择一项', 'Chooses a block'],
    'design.undo': ['visitor', '撤销一步', 'Takes a step back'],
    'designer.save': ['visitor', '保存', 'Saves'],
    'conflict.keepMine': ['visitor', '保留自己的设计', 'Keeps what was designed here'],
    'conflict.takeTheirs': ['visitor', '采用他人的设计', 'Takes what somebody else saved'],
  },
  actors: {
    loadTemplate: ['server', '读取模板', 'Asks for the template'],
    saveTemplate: ['server', '保存模板', 'Saves the template'],
    warnOnLeave: warns,
  },
  guards: {
    hasPast: ['有可撤销的步骤', 'There is a step to take back'],
    canBePrinted: ['设计没有错误，且有名称', 'Nothing is wrong with the design, and it has a name'],
    isOutdated: ['他人已保存过', 'Somebody else has saved meanwhile'],
  },
})
