/** Words of a setting, for the flow `id`. */
export const settingWords = (id: string) => ({
  states: {
    [`${id}.resting`]: { 'zh-CN': '可修改', en: 'Ready' },
    [`${id}.saving`]: { 'zh-CN': '正在修改', en: 'Being changed' },
  },
  events: {
    'setting.set': { by: 'visitor', says: { 'zh-CN': '用户选择新的值', en: 'The visitor chooses a value' } },
  } as const,
  actors: {
    saveSetting: { by: 'server', says: { 'zh-CN': '保存修改', en: 'Saves the change' } },
  } as const,
  delays: {},
  guards: {},
})
