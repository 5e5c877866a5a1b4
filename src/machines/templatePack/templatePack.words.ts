import type { Words } from '../shared/words.ts'

export const templatePack: Words = {
  area: 'papers',
  rank: 18,
  title: { 'zh-CN': '论文模板', en: 'Paper templates' },
  purpose: {
    'zh-CN':
      '主办方为会议上传自己的论文模板，可更换、移除；移除后作者改用平台模板。另一位主办方改过的内容不会被覆盖。',
    en: 'A chair uploads the paper templates of a conference, replaces and removes them; without them authors get those of the platform. What another chair has changed is not written over.',
  },
  rules: ['MEM-02', 'FILE-02'],
  states: {
    'templatePack.loading': { 'zh-CN': '正在取模板信息', en: 'Loading' },
    'templatePack.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'templatePack.platform': { 'zh-CN': '使用平台模板', en: 'Authors get the platform’s' },
    'templatePack.own': { 'zh-CN': '使用会议自己的模板', en: 'Authors get the conference’s own' },
    'templatePack.asking': { 'zh-CN': '等待确认移除', en: 'Waiting for the confirmation' },
    'templatePack.removing': { 'zh-CN': '正在移除', en: 'Removing' },
    'templatePack.outdated': { 'zh-CN': '另一位主办方改过', en: 'Changed by another chair' },
  },
  events: {
    'pack.retry': { by: 'visitor', says: { 'zh-CN': '主办方要求重试', en: 'The chair tries again' } },
    'pack.stored': {
      by: 'server',
      says: { 'zh-CN': '主办方上传的模板已生效', en: 'What the chair has uploaded is in force' },
    },
    'pack.overtaken': {
      by: 'server',
      says: {
        'zh-CN': '上传被拒绝：另一位主办方先改了模板',
        en: 'The upload is refused: another chair was faster',
      },
    },
    'pack.reload': {
      by: 'visitor',
      says: { 'zh-CN': '主办方查看最新的模板', en: 'The chair looks at what stands now' },
    },
    'removal.ask': {
      by: 'visitor',
      says: { 'zh-CN': '主办方要移除模板', en: 'The chair wants to remove the templates' },
    },
    'removal.confirm': { by: 'visitor', says: { 'zh-CN': '主办方确认移除', en: 'The chair confirms it' } },
    'removal.dismiss': {
      by: 'visitor',
      says: { 'zh-CN': '主办方关闭对话框', en: 'The chair closes the dialog' },
    },
  },
  actors: {
    loadPack: {
      by: 'server',
      says: { 'zh-CN': '取会议的模板信息', en: 'Asks which templates are in force' },
    },
    removePack: {
      by: 'server',
      says: { 'zh-CN': '移除会议的模板', en: 'Removes the templates of the conference' },
    },
  },
  delays: {},
  guards: {
    isOwn: { 'zh-CN': '会议有自己的模板', en: 'The conference has templates of its own' },
    isOutdated: { 'zh-CN': '另一位主办方已改过模板', en: 'Another chair has changed them since' },
  },
}
