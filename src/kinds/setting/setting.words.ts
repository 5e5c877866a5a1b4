import type { TableRows } from '../../machines/shared/words.ts'

/** Words of a setting, for the flow `id`. */
export const settingWords = (id: string) =>
  ({
    states: {
      [`${id}.resting`]: ['可修改', 'Ready'],
      [`${id}.saving`]: ['正在修改', 'Being changed'],
    },
    events: {
      'setting.set': ['visitor', '用户选择新的值', 'The visitor chooses a value'],
    },
    actors: {
      saveSetting: ['server', '保存修改', 'Saves the change'],
    },
  }) satisfies TableRows
