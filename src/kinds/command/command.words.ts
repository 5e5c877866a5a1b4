import type { CausedRow, TableRows } from '../../machines/shared/words.ts'

/** Words of every command: one event and one actor. */
export const commandWords = {
  events: {
    'command.send': ['visitor', '用户确认并提交', 'The visitor confirms and sends'],
  },
  actors: {
    sendCommand: [
      'server',
      '执行并记录，或说明为何拒绝',
      'Does it and writes it down, or refuses with a named reason',
    ],
  },
} satisfies TableRows

const close: CausedRow = ['visitor', '用户关闭对话框', 'The visitor closes the dialog']

/** Words of a command that a dialog asks about, for the flow `id` with the final state `done`. */
export const dialogWords = (id: string, done = 'done') =>
  ({
    ...commandWords,
    states: {
      [`${id}.asking`]: ['正在确认', 'Asking'],
      [`${id}.sending`]: ['正在提交', 'Sending'],
      [`${id}.refused`]: ['不能办理', 'Not possible'],
      [`${id}.${done}`]: ['已完成', 'Done'],
    },
    events: { ...commandWords.events, 'command.close': close },
    guards: {
      isInTheWay: [
        '服务器因规则或对象的变化拒绝，改写内容也无济于事',
        'The server refuses because of a rule or of what became of the thing: other words would not help',
      ],
    },
  }) satisfies TableRows
