import type { Words } from '../shared/words.ts'

export const sitePart: Words = {
  area: 'site',
  rank: 8,
  title: { 'zh-CN': '站点内容', en: 'Part of the site' },
  purpose: {
    'zh-CN':
      '管理员编辑站点的一部分内容：先看清改了什么再发布，发布后可撤销；每个版本都保留，可对比、可恢复。',
    en: 'An administrator edits one part of the site: what changes is seen before it is published and can be undone after; every version stays, to compare and to bring back.',
  },
  rules: ['OPS-01'],
  states: {
    'sitePart.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'sitePart.failed': { 'zh-CN': '加载失败', en: 'Not loaded' },
    'sitePart.editing': { 'zh-CN': '编辑', en: 'Editing' },
    'sitePart.editing.routing': { 'zh-CN': '判断是否有未发布的修改', en: 'Is anything not published?' },
    'sitePart.editing.clean': { 'zh-CN': '与线上一致', en: 'As published' },
    'sitePart.editing.changed': { 'zh-CN': '有未发布的修改', en: 'Changed, not published' },
    'sitePart.reviewing': { 'zh-CN': '发布前核对', en: 'Looking over the changes' },
    'sitePart.publishing': { 'zh-CN': '正在发布', en: 'Publishing' },
    'sitePart.conflict': { 'zh-CN': '他人已发布新版本', en: 'Somebody else has published' },
    'sitePart.conflict.loading': { 'zh-CN': '正在读取对方的版本', en: 'Getting the other version' },
    'sitePart.conflict.asking': { 'zh-CN': '询问保留哪一份', en: 'Which one is to stay?' },
    'sitePart.comparing': { 'zh-CN': '查看历史版本', en: 'An earlier version' },
    'sitePart.comparing.loading': { 'zh-CN': '正在读取历史版本', en: 'Getting the earlier version' },
    'sitePart.comparing.failed': { 'zh-CN': '历史版本读取失败', en: 'The earlier version did not come' },
    'sitePart.comparing.shown': { 'zh-CN': '与当前版本对比', en: 'Compared with what holds' },
    'sitePart.restoring': { 'zh-CN': '正在恢复', en: 'Bringing a version back' },
  },
  events: {
    'part.retry': { by: 'visitor', says: { 'zh-CN': '管理员重试加载', en: 'The administrator tries again' } },
    'part.edit': {
      by: 'visitor',
      says: {
        'zh-CN': '管理员修改、增删或移动内容',
        en: 'The administrator types, adds, removes or moves something',
      },
    },
    'edit.undo': {
      by: 'visitor',
      says: { 'zh-CN': '管理员撤销上一步修改', en: 'The administrator takes the last change back' },
    },
    'part.discard': {
      by: 'visitor',
      says: { 'zh-CN': '管理员放弃未发布的修改', en: 'The administrator gives up what is not published' },
    },
    'part.review': {
      by: 'visitor',
      says: { 'zh-CN': '管理员按下“核对并发布”', en: 'The administrator asks to look over and publish' },
    },
    'review.publish': {
      by: 'visitor',
      says: { 'zh-CN': '管理员确认发布', en: 'The administrator publishes' },
    },
    'review.cancel': {
      by: 'visitor',
      says: { 'zh-CN': '管理员返回编辑', en: 'The administrator goes back to the form' },
    },
    'publish.undo': {
      by: 'visitor',
      says: { 'zh-CN': '管理员撤销刚才的发布', en: 'The administrator undoes the last publication' },
    },
    'version.open': {
      by: 'visitor',
      says: { 'zh-CN': '管理员查看一个历史版本', en: 'The administrator opens a version' },
    },
    'version.retry': {
      by: 'visitor',
      says: { 'zh-CN': '管理员重试读取历史版本', en: 'The administrator asks for the version again' },
    },
    'version.close': {
      by: 'visitor',
      says: { 'zh-CN': '管理员关闭历史版本', en: 'The administrator closes the version' },
    },
    'version.restore': {
      by: 'visitor',
      says: { 'zh-CN': '管理员恢复这个历史版本', en: 'The administrator brings the version back' },
    },
    'conflict.keep': {
      by: 'visitor',
      says: {
        'zh-CN': '管理员保留自己的修改，在新版本上继续',
        en: 'The administrator keeps the own text, on top of the newer version',
      },
    },
    'conflict.take': {
      by: 'visitor',
      says: { 'zh-CN': '管理员改用对方的版本', en: 'The administrator takes the other version' },
    },
  },
  actors: {
    loadPart: {
      by: 'server',
      says: {
        'zh-CN': '读取线上内容，以及本机保存的未发布修改',
        en: 'Gets what is published, and what this device kept unpublished',
      },
    },
    savePart: {
      by: 'server',
      says: {
        'zh-CN': '发布为新版本，由服务器接受或拒绝',
        en: 'Publishes a version; the server accepts or refuses',
      },
    },
    loadVersion: { by: 'server', says: { 'zh-CN': '读取一个历史版本', en: 'Gets an earlier version' } },
    restorePart: {
      by: 'server',
      says: { 'zh-CN': '把历史版本发布为新版本', en: 'Publishes an earlier version anew' },
    },
    warnOnLeave: {
      by: 'browser',
      says: {
        'zh-CN': '有未发布的修改时，离开页面前由浏览器提醒',
        en: 'Has the browser ask before a page with unpublished changes is left',
      },
    },
  },
  delays: {},
  guards: {
    hasChanged: { 'zh-CN': '内容与线上版本不同', en: 'The content differs from what is published' },
    hasPast: { 'zh-CN': '有可以撤销的修改', en: 'There is a change to take back' },
    isFaultless: { 'zh-CN': '每一项都符合要求', en: 'Every field keeps its rules' },
    canUndo: { 'zh-CN': '本次访问中刚发布过', en: 'Something was published on this visit' },
    isConflict: {
      'zh-CN': '服务器说他人已发布新版本',
      en: 'The server says that somebody else has published',
    },
  },
}
