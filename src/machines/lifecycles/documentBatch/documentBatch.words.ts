import { words } from '../../shared/words.ts'

export const documentBatch = words({
  area: 'organizer',
  rank: 10,
  title: ['文档批次', 'Batch of documents'],
  purpose: [
    '会务组按筛选条件为一批参会人生成胸卡、证书或签到表，合成一个 PDF；证书由主办方统一签发。',
    'A secretary makes badges, certificates or a list to sign for the people whom a filter means, as one PDF; certificates are issued together by a chair.',
  ],
  rules: ['CONF-03', 'TKT-02'],
  states: {
    'documentBatch.draft': ['待生成', 'Not generated yet'],
    'documentBatch.generating': ['生成中', 'Being generated'],
    'documentBatch.ready': ['已生成', 'Ready'],
    'documentBatch.issued': ['已签发', 'Issued'],
    'documentBatch.discarded': ['已作废', 'Discarded'],
  },
  events: {
    'batch.generate': [
      'organizer',
      '会务组或主办方开始生成：名单和版式以此刻为准',
      'The secretary or a chair starts it: people and design are those of this moment',
    ],
    'batch.finish': [
      'server',
      '服务器已生成全部文档和 PDF',
      'The server has made every document and the PDF',
    ],
    'batch.issue': [
      'organizer',
      '主办方签发，证书逐张签发',
      'A chair issues it, and with it each certificate',
    ],
    'batch.discard': ['organizer', '会务组或主办方作废', 'The secretary or a chair discards it'],
  },
  guards: {
    hasTemplate: ['模板仍在使用', 'The template is in use'],
    hasPeople: ['有符合条件的人', 'The filter means somebody'],
    isSmall: ['人数未超出一批的上限', 'There are no more people than one batch takes'],
    isDrawn: ['每份文档都有结果，PDF 已生成', 'Every document has a result, and the PDF is drawn'],
    isOfCertificates: ['这批是证书', 'It is a batch of certificates'],
    hasDone: ['至少有一份已生成', 'At least one was made'],
  },
  excused: {
    deadEnd: {
      'documentBatch.issued': [
        '签发后不可收回整批；有误的证书逐张撤销。',
        'What was issued stays so; a certificate that is wrong is revoked by itself.',
      ],
      'documentBatch.discarded': [
        '作废后不再恢复；需要时另建一批。',
        'It is gone; another batch is made where one is wanted.',
      ],
    },
  },
})
