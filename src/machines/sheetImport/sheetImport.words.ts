import type { Words } from '../shared/words.ts'

export const sheetImport: Words = {
  area: 'papers',
  rank: 19,
  title: { 'zh-CN': '导入表格', en: 'Spreadsheet import' },
  purpose: {
    'zh-CN':
      '主席上传审稿分配或拟定决定的表格：先逐行预览将要改变什么，确认后才执行；期间已变动的行会说明原因，不会被覆盖，决定只拟定、不发布。',
    en: 'A chair brings a spreadsheet of assignments or prepared decisions: shown row by row as what it would change, and only then applied. A row that moved meanwhile is refused, nothing is written over, no decision is released.',
  },
  rules: ['PAP-01', 'REV-01'],
  states: {
    'sheetImport.choosing': { 'zh-CN': '等待选择文件', en: 'Waiting for a file' },
    'sheetImport.checking': { 'zh-CN': '正在读取', en: 'Reading' },
    'sheetImport.refused': { 'zh-CN': '文件不可用', en: 'This file will not do' },
    'sheetImport.failed': { 'zh-CN': '读取失败，可重试', en: 'Not read, to be tried again' },
    'sheetImport.previewing': { 'zh-CN': '变更待确认', en: 'Changes shown' },
    'sheetImport.applying': { 'zh-CN': '正在执行', en: 'Applying' },
    'sheetImport.halted': { 'zh-CN': '已中断，可继续', en: 'Stopped, can go on' },
    'sheetImport.done': { 'zh-CN': '已执行，逐行有结果', en: 'Applied, with a result for each row' },
  },
  events: {
    'sheet.choose': {
      by: 'visitor',
      says: { 'zh-CN': '主席选择一份表格', en: 'The chair chooses a spreadsheet' },
    },
    'sheet.retry': {
      by: 'visitor',
      says: { 'zh-CN': '主席要求重试或继续', en: 'The chair tries again or goes on' },
    },
    'sheet.apply': {
      by: 'visitor',
      says: { 'zh-CN': '主席确认执行所示变更', en: 'The chair applies the changes that are shown' },
    },
    'sheet.cancel': {
      by: 'visitor',
      says: { 'zh-CN': '主席取消、停止或关闭', en: 'The chair gives up, stops or closes' },
    },
  },
  actors: {
    checkSheet: {
      by: 'server',
      says: {
        'zh-CN': '读取表格，逐行判断将改变什么，不写入业务数据',
        en: 'Reads the spreadsheet and judges each row, and changes nothing',
      },
    },
    applySheet: {
      by: 'server',
      says: {
        'zh-CN': '逐行执行预览过的变更，每行只执行一次',
        en: 'Applies rows as they were shown, each once',
      },
    },
  },
  delays: {},
  guards: {
    isWrong: {
      'zh-CN': '文件不是 CSV 或 XLSX，或超过 20 MB',
      en: 'The file is neither CSV nor XLSX, or has more than 20 MB',
    },
    isRefused: {
      'zh-CN': '服务器说明了拒绝的原因，重试无用',
      en: 'The server has named a reason: trying again would not help',
    },
    hasChanges: { 'zh-CN': '至少有一行会产生变更', en: 'At least one row changes something' },
    isFinished: { 'zh-CN': '没有剩余的行', en: 'No row is left' },
  },
}
