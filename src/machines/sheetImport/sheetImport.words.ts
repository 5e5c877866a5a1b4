import { words } from '../shared/words.ts'

export const sheetImport = words({
  area: 'papers',
  rank: 19,
  title: ['导入表格', 'Spreadsheet import'],
  purpose: [
    '主席上传审稿分配或拟定决定的表格：先逐行预览将要改变什么，确认后才执行；期间已变动的行会说明原因，不会被覆盖，决定只拟定、不发布。',
    'A chair brings a spreadsheet of assignments or prepared decisions: shown row by row as what it would change, and only then applied. A row that moved meanwhile is refused, nothing is written over, no decision is released.',
  ],
  rules: ['PAP-01', 'REV-01'],
  states: {
    'sheetImport.choosing': ['等待选择文件', 'Waiting for a file'],
    'sheetImport.checking': ['正在读取', 'Reading'],
    'sheetImport.refused': ['文件不可用', 'This file will not do'],
    'sheetImport.failed': ['读取失败，可重试', 'Not read, to be tried again'],
    'sheetImport.previewing': ['变更待确认', 'Changes shown'],
    'sheetImport.applying': ['正在执行', 'Applying'],
    'sheetImport.halted': ['已中断，可继续', 'Stopped, can go on'],
    'sheetImport.done': ['已执行，逐行有结果', 'Applied, with a result for each row'],
  },
  events: {
    'sheet.choose': ['visitor', '主席选择一份表格', 'The chair chooses a spreadsheet'],
    'sheet.retry': ['visitor', '主席要求重试或继续', 'The chair tries again or goes on'],
    'sheet.apply': ['visitor', '主席确认执行所示变更', 'The chair applies the changes that are shown'],
    'sheet.cancel': ['visitor', '主席取消、停止或关闭', 'The chair gives up, stops or closes'],
  },
  actors: {
    checkSheet: [
      'server',
      '读取表格，逐行判断将改变什么，不写入业务数据',
      'Reads the spreadsheet and judges each row, and changes nothing',
    ],
    applySheet: [
      'server',
      '逐行执行预览过的变更，每行只执行一次',
      'Applies rows as they were shown, each once',
    ],
  },
  guards: {
    isWrong: [
      '文件不是 CSV 或 XLSX，或超过 20 MB',
      'The file is neither CSV nor XLSX, or has more than 20 MB',
    ],
    isRefused: [
      '服务器说明了拒绝的原因，重试无用',
      'The server has named a reason: trying again would not help',
    ],
    hasChanges: ['至少有一行会产生变更', 'At least one row changes something'],
    isFinished: ['没有剩余的行', 'No row is left'],
  },
})
