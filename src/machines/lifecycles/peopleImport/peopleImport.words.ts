import { words } from '../../shared/words.ts'

export const peopleImport = words({
  area: 'organizer',
  rank: 30,
  title: ['导入参会人', 'Import of people'],
  purpose: [
    '会务组上传参会人名单：对应各列、逐行检查后执行；24 小时内可撤销，期间已付款、已签到或被修改的报名保留，并逐一列出。',
    'A secretary brings a sheet of people: its columns are named, each row is checked, and then it is applied. It can be undone for 24 hours; registrations that were paid, scanned or edited since stay, and are named.',
  ],
  rules: ['CONF-03', 'ORD-01'],
  states: {
    'peopleImport.uploaded': ['待对应各列', 'Columns to be named'],
    'peopleImport.mapped': ['检查中', 'Being checked'],
    'peopleImport.checked': ['已检查，待执行', 'Checked'],
    'peopleImport.applying': ['执行中', 'Being applied'],
    'peopleImport.applied': ['已执行', 'Applied'],
    'peopleImport.undoing': ['撤销中', 'Being undone'],
    'peopleImport.undone': ['已撤销', 'Undone'],
    'peopleImport.discarded': ['已放弃', 'Discarded'],
  },
  events: {
    'import.map': [
      'organizer',
      '会务组或主办方确认各列的含义',
      'The secretary or a chair says what the columns hold',
    ],
    'import.check': [
      'server',
      '服务器已判断每一行：新增、更新、无变化或有误',
      'The server has judged every row: create, update, same or error',
    ],
    'import.apply': ['organizer', '会务组或主办方执行导入', 'The secretary or a chair applies it'],
    'import.applyRest': [
      'organizer',
      '会务组或主办方执行导入，跳过有误的行',
      'The secretary or a chair applies it without the rows with errors',
    ],
    'import.applyQuietly': [
      'organizer',
      '会务组或主办方执行导入，不通知任何人',
      'The secretary or a chair applies it and notifies nobody',
    ],
    'import.applyRestQuietly': [
      'organizer',
      '会务组或主办方执行导入，跳过有误的行，不通知任何人',
      'The secretary or a chair applies it without the rows with errors and notifies nobody',
    ],
    'import.finish': ['server', '服务器已处理每一行', 'The server has done or refused every row'],
    'import.undo': ['organizer', '会务组或主办方撤销导入', 'The secretary or a chair undoes it'],
    'import.finishUndo': [
      'server',
      '服务器已撤销可撤销的行',
      'The server has taken back what could be taken back',
    ],
    'import.discard': [
      'organizer',
      '会务组或主办方放弃这份表格',
      'The secretary or a chair discards the sheet',
    ],
  },
  guards: {
    hasColumns: [
      '有订单号，或有姓名和手机号或邮箱',
      'There is the order number, or the name with a phone or an e-mail address',
    ],
    isChecked: ['每一行都已判断', 'Every row was judged'],
    hasWork: ['有要新增或更新的行', 'Some row creates or updates something'],
    hasErrors: ['有出错的行', 'Some row has an error'],
    hasNoErrors: ['没有出错的行', 'No row has an error'],
    isApplied: ['每一行都有结果', 'Every row has a result'],
    isInTime: ['执行未满 24 小时', 'It was applied less than 24 hours ago'],
    isUndone: ['每一行已撤销或保留', 'Every row is undone or kept'],
  },
  excused: {
    deadEnd: {
      'peopleImport.undone': [
        '撤销后不再恢复；需要时重新上传。',
        'It was taken back; the sheet can be brought again.',
      ],
      'peopleImport.discarded': [
        '放弃后不再恢复；需要时重新上传。',
        'It is gone; the sheet can be brought again.',
      ],
    },
  },
})
