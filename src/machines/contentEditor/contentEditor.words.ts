import type { Words } from '../shared/words.ts'

export const contentEditor: Words = {
  area: 'organizer',
  rank: 21,
  title: { 'zh-CN': '会议内容编辑', en: 'Editing a text of a conference' },
  purpose: {
    'zh-CN':
      '主办方并排编辑中英文：停顿一秒自动保存；两人同时编辑时，后保存的人先看到对方的内容再决定；发布前核对改动。',
    en: 'An organizer edits Chinese and English side by side: a quiet second saves; of two editors the later one sees both texts and decides; what a release changes is seen before it.',
  },
  rules: ['CONF-02'],
  states: {
    'contentEditor.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'contentEditor.failed': { 'zh-CN': '加载失败', en: 'Not loaded' },
    'contentEditor.editing': { 'zh-CN': '编辑', en: 'Editing' },
    'contentEditor.editing.routing': { 'zh-CN': '判断是否有未保存的修改', en: 'Is anything not saved?' },
    'contentEditor.editing.clean': { 'zh-CN': '已保存', en: 'Saved' },
    'contentEditor.editing.changed': { 'zh-CN': '有修改，稍后保存', en: 'Changed, about to be saved' },
    'contentEditor.editing.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'contentEditor.editing.unsaved': { 'zh-CN': '未能保存', en: 'Not saved' },
    'contentEditor.editing.closed': { 'zh-CN': '已撤下，只读', en: 'Retired: to be read only' },
    'contentEditor.conflict': { 'zh-CN': '他人已保存修改', en: 'Somebody else has saved' },
    'contentEditor.conflict.loading': { 'zh-CN': '正在读取对方的内容', en: 'Getting the other text' },
    'contentEditor.conflict.asking': { 'zh-CN': '询问保留哪一份', en: 'Which one is to stay?' },
    'contentEditor.comparing': { 'zh-CN': '核对改动', en: 'Looking over the changes' },
    'contentEditor.comparing.routing': {
      'zh-CN': '判断是否有可对比的版本',
      en: 'Is there a release to compare?',
    },
    'contentEditor.comparing.loading': { 'zh-CN': '正在读取版本', en: 'Getting the release' },
    'contentEditor.comparing.failed': { 'zh-CN': '版本读取失败', en: 'The release did not come' },
    'contentEditor.comparing.shown': { 'zh-CN': '等待确认', en: 'Shown, to be confirmed' },
    'contentEditor.retiring': { 'zh-CN': '填写撤下原因', en: 'Saying why it is retired' },
    'contentEditor.moving': { 'zh-CN': '正在提交', en: 'On its way' },
  },
  events: {
    'content.retry': { by: 'visitor', says: { 'zh-CN': '主办方重试加载', en: 'The organizer tries again' } },
    'text.edit': {
      by: 'visitor',
      says: { 'zh-CN': '主办方修改标题或正文', en: 'The organizer changes a title or a text' },
    },
    'save.retry': {
      by: 'visitor',
      says: { 'zh-CN': '主办方重试保存', en: 'The organizer tries to save again' },
    },
    'release.ask': {
      by: 'visitor',
      says: { 'zh-CN': '主办方准备发布', en: 'The organizer asks to release' },
    },
    'version.open': {
      by: 'visitor',
      says: { 'zh-CN': '主办方查看某个版本', en: 'The organizer opens a release' },
    },
    'compare.retry': {
      by: 'visitor',
      says: { 'zh-CN': '主办方重试读取版本', en: 'The organizer asks for the release again' },
    },
    'compare.cancel': {
      by: 'visitor',
      says: { 'zh-CN': '主办方返回编辑', en: 'The organizer goes back to the editors' },
    },
    'compare.accept': {
      by: 'visitor',
      says: { 'zh-CN': '主办方确认发布或恢复', en: 'The organizer releases it, or brings it back' },
    },
    'translation.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '主办方确认译文仍然有效', en: 'The organizer confirms the translation' },
    },
    'retire.ask': {
      by: 'visitor',
      says: { 'zh-CN': '主办方要撤下内容', en: 'The organizer wants to retire it' },
    },
    'retire.cancel': { by: 'visitor', says: { 'zh-CN': '主办方放弃撤下', en: 'The organizer keeps it' } },
    'retire.send': {
      by: 'visitor',
      says: { 'zh-CN': '主办方填写原因并撤下', en: 'The organizer says why and retires it' },
    },
    'content.revive': {
      by: 'visitor',
      says: { 'zh-CN': '主办方重新启用内容', en: 'The organizer takes it up again' },
    },
    'conflict.keep': {
      by: 'visitor',
      says: {
        'zh-CN': '主办方保留自己的内容，覆盖对方的',
        en: 'The organizer keeps the own text, on top of the other one',
      },
    },
    'conflict.take': {
      by: 'visitor',
      says: { 'zh-CN': '主办方改用对方的内容', en: 'The organizer takes the other text' },
    },
  },
  actors: {
    loadContent: { by: 'server', says: { 'zh-CN': '读取内容', en: 'Gets the text' } },
    saveContent: {
      by: 'server',
      says: { 'zh-CN': '保存修改，由服务器接受或拒绝', en: 'Saves; the server accepts or refuses' },
    },
    loadRelease: { by: 'server', says: { 'zh-CN': '读取一个已发布的版本', en: 'Gets a release' } },
    moveContent: {
      by: 'server',
      says: {
        'zh-CN': '发布、恢复、确认译文、撤下或重新启用',
        en: 'Releases, brings back, confirms, retires or takes up again',
      },
    },
    warnOnLeave: {
      by: 'browser',
      says: {
        'zh-CN': '有未保存的修改时，离开页面前由浏览器提醒',
        en: 'Has the browser ask before a page with unsaved changes is left',
      },
    },
  },
  delays: { quiet: { 'zh-CN': '一秒内没有再修改', en: 'Nothing was changed for a second' } },
  guards: {
    isRetired: { 'zh-CN': '内容已撤下', en: 'The text is retired' },
    isEdited: { 'zh-CN': '有未发布的内容', en: 'There is something to release' },
    isBegun: { 'zh-CN': '已有保存的内容', en: 'Something was saved once' },
    isStale: { 'zh-CN': '译文已过期', en: 'The translation is stale' },
    hasChanged: { 'zh-CN': '与已保存的内容不同', en: 'It differs from what is saved' },
    hasRelease: { 'zh-CN': '有可对比的版本', en: 'There is a release to compare with' },
    isConflict: { 'zh-CN': '服务器说他人已保存', en: 'The server says that somebody else has saved' },
    isOwn: { 'zh-CN': '就是自己刚保存的内容', en: 'It is what was sent from here' },
  },
}
