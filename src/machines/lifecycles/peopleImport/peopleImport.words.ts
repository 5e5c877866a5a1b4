import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const peopleImport: Words = {
  area: 'organizer',
  rank: 30,
  title: { 'zh-CN': '导入参会人', en: 'Import of people' },
  purpose: {
    'zh-CN':
      '会务组上传参会人名单：对应各列、逐行检查后执行；24 小时内可撤销，期间已付款、已签到或被修改的报名保留，并逐一列出。',
    en: 'A secretary brings a sheet of people: its columns are named, each row is checked, and then it is applied. It can be undone for 24 hours; registrations that were paid, scanned or edited since stay, and are named.',
  },
  rules: ['CONF-03', 'ORD-01'],
  states: {
    'peopleImport.uploaded': { 'zh-CN': '待对应各列', en: 'Columns to be named' },
    'peopleImport.mapped': { 'zh-CN': '检查中', en: 'Being checked' },
    'peopleImport.checked': { 'zh-CN': '已检查，待执行', en: 'Checked' },
    'peopleImport.applying': { 'zh-CN': '执行中', en: 'Being applied' },
    'peopleImport.applied': { 'zh-CN': '已执行', en: 'Applied' },
    'peopleImport.undoing': { 'zh-CN': '撤销中', en: 'Being undone' },
    'peopleImport.undone': { 'zh-CN': '已撤销', en: 'Undone' },
    'peopleImport.discarded': { 'zh-CN': '已放弃', en: 'Discarded' },
  },
  events: {
    'facts.learned': factsLearned,
    'import.map': {
      by: 'organizer',
      says: {
        'zh-CN': '会务组或主办方确认各列的含义',
        en: 'The secretary or a chair says what the columns hold',
      },
    },
    'import.check': {
      by: 'server',
      says: {
        'zh-CN': '服务器已判断每一行：新增、更新、无变化或有误',
        en: 'The server has judged every row: create, update, same or error',
      },
    },
    'import.apply': {
      by: 'organizer',
      says: { 'zh-CN': '会务组或主办方执行导入', en: 'The secretary or a chair applies it' },
    },
    'import.applyRest': {
      by: 'organizer',
      says: {
        'zh-CN': '会务组或主办方执行导入，跳过有误的行',
        en: 'The secretary or a chair applies it without the rows with errors',
      },
    },
    'import.applyQuietly': {
      by: 'organizer',
      says: {
        'zh-CN': '会务组或主办方执行导入，不通知任何人',
        en: 'The secretary or a chair applies it and notifies nobody',
      },
    },
    'import.applyRestQuietly': {
      by: 'organizer',
      says: {
        'zh-CN': '会务组或主办方执行导入，跳过有误的行，不通知任何人',
        en: 'The secretary or a chair applies it without the rows with errors and notifies nobody',
      },
    },
    'import.finish': {
      by: 'server',
      says: { 'zh-CN': '服务器已处理每一行', en: 'The server has done or refused every row' },
    },
    'import.undo': {
      by: 'organizer',
      says: { 'zh-CN': '会务组或主办方撤销导入', en: 'The secretary or a chair undoes it' },
    },
    'import.finishUndo': {
      by: 'server',
      says: { 'zh-CN': '服务器已撤销可撤销的行', en: 'The server has taken back what could be taken back' },
    },
    'import.discard': {
      by: 'organizer',
      says: { 'zh-CN': '会务组或主办方放弃这份表格', en: 'The secretary or a chair discards the sheet' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasColumns: {
      'zh-CN': '有订单号，或有姓名和手机号或邮箱',
      en: 'There is the order number, or the name with a phone or an e-mail address',
    },
    isChecked: { 'zh-CN': '每一行都已判断', en: 'Every row was judged' },
    hasWork: { 'zh-CN': '有要新增或更新的行', en: 'Some row creates or updates something' },
    hasErrors: { 'zh-CN': '有出错的行', en: 'Some row has an error' },
    hasNoErrors: { 'zh-CN': '没有出错的行', en: 'No row has an error' },
    isApplied: { 'zh-CN': '每一行都有结果', en: 'Every row has a result' },
    isInTime: { 'zh-CN': '执行未满 24 小时', en: 'It was applied less than 24 hours ago' },
    isUndone: { 'zh-CN': '每一行已撤销或保留', en: 'Every row is undone or kept' },
  },
  excused: {
    deadEnd: {
      'peopleImport.undone': {
        'zh-CN': '撤销后不再恢复；需要时重新上传。',
        en: 'It was taken back; the sheet can be brought again.',
      },
      'peopleImport.discarded': {
        'zh-CN': '放弃后不再恢复；需要时重新上传。',
        en: 'It is gone; the sheet can be brought again.',
      },
    },
  },
}
