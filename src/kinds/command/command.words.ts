import type { EventWords, Words } from '../../machines/shared/words.ts'

/** Words of every command: one event and one actor. */
export const commandWords = {
  events: {
    'command.send': {
      by: 'visitor',
      says: { 'zh-CN': '用户确认并提交', en: 'The visitor confirms and sends' },
    },
  },
  actors: {
    sendCommand: {
      by: 'server',
      says: {
        'zh-CN': '执行并记录，或说明为何拒绝',
        en: 'Does it and writes it down, or refuses with a named reason',
      },
    },
  },
  delays: {},
  guards: {},
} satisfies Partial<Words>

const close: EventWords = {
  by: 'visitor',
  says: { 'zh-CN': '用户关闭对话框', en: 'The visitor closes the dialog' },
}

/** Words of a command that a dialog asks about, for the flow `id` with the final state `done`. */
export const dialogWords = (id: string, done = 'done') => ({
  ...commandWords,
  states: {
    [`${id}.asking`]: { 'zh-CN': '正在确认', en: 'Asking' },
    [`${id}.sending`]: { 'zh-CN': '正在提交', en: 'Sending' },
    [`${id}.refused`]: { 'zh-CN': '不能办理', en: 'Not possible' },
    [`${id}.${done}`]: { 'zh-CN': '已完成', en: 'Done' },
    [`${id}.closed`]: { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: { ...commandWords.events, 'command.close': close },
  guards: {
    isInTheWay: {
      'zh-CN': '服务器因规则或对象的变化拒绝，改写内容也无济于事',
      en: 'The server refuses because of a rule or of what became of the thing: other words would not help',
    },
  },
})
