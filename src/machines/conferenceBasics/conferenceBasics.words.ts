import type { Words } from '../shared/words.ts'

export const conferenceBasics: Words = {
  area: 'organizer',
  rank: 7,
  title: { 'zh-CN': '会议基本信息', en: 'Basics of a conference' },
  purpose: {
    'zh-CN':
      '主办方填写会议的名称、学科、时间、地点和简介，中英文对照；另一人同时保存时，看过再决定保留哪一份。',
    en: 'An organizer writes the title, subject, days, place and summary in both languages; when somebody else has saved meanwhile, one of the two is chosen after it was seen.',
  },
  rules: ['ORG-05', 'CONF-02'],
  states: {
    'conferenceBasics.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'conferenceBasics.failed': { 'zh-CN': '加载失败，可重试', en: 'Could not be loaded: retry' },
    'conferenceBasics.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'conferenceBasics.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'conferenceBasics.comparing': {
      'zh-CN': '正在加载他人保存的内容',
      en: 'Loading what somebody else saved',
    },
    'conferenceBasics.conflict': { 'zh-CN': '他人已保存，等待选择', en: 'Somebody else saved: choose' },
  },
  events: {
    'basics.retry': { by: 'visitor', says: { 'zh-CN': '主办方重试', en: 'The organizer tries again' } },
    'basics.send': { by: 'visitor', says: { 'zh-CN': '主办方保存', en: 'The organizer saves' } },
    'basics.keepMine': {
      by: 'visitor',
      says: { 'zh-CN': '主办方保留自己填写的内容', en: 'The organizer keeps what was typed here' },
    },
    'basics.takeTheirs': {
      by: 'visitor',
      says: { 'zh-CN': '主办方采用他人保存的内容', en: 'The organizer takes what somebody else saved' },
    },
  },
  actors: {
    loadBasics: { by: 'server', says: { 'zh-CN': '读取基本信息', en: 'Asks for the basics' } },
    saveBasics: { by: 'server', says: { 'zh-CN': '保存基本信息', en: 'Saves the basics' } },
  },
  delays: {},
  guards: {
    isOutdated: { 'zh-CN': '他人已保存过', en: 'Somebody else has saved meanwhile' },
  },
}
