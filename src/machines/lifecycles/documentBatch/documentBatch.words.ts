import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const documentBatch: Words = {
  area: 'organizer',
  rank: 10,
  title: { 'zh-CN': '文档批次', en: 'Batch of documents' },
  purpose: {
    'zh-CN': '会务组按筛选条件为一批参会人生成胸卡、证书或签到表，合成一个 PDF；证书由主办方统一签发。',
    en: 'A secretary makes badges, certificates or a list to sign for the people whom a filter means, as one PDF; certificates are issued together by a chair.',
  },
  rules: ['CONF-03', 'TKT-02'],
  states: {
    'documentBatch.draft': { 'zh-CN': '待生成', en: 'Not generated yet' },
    'documentBatch.generating': { 'zh-CN': '生成中', en: 'Being generated' },
    'documentBatch.ready': { 'zh-CN': '已生成', en: 'Ready' },
    'documentBatch.issued': { 'zh-CN': '已签发', en: 'Issued' },
    'documentBatch.discarded': { 'zh-CN': '已作废', en: 'Discarded' },
  },
  events: {
    'facts.learned': factsLearned,
    'batch.generate': {
      by: 'organizer',
      says: {
        'zh-CN': '会务组或主办方开始生成：名单和版式以此刻为准',
        en: 'The secretary or a chair starts it: people and design are those of this moment',
      },
    },
    'batch.finish': {
      by: 'server',
      says: { 'zh-CN': '服务器已生成全部文档和 PDF', en: 'The server has made every document and the PDF' },
    },
    'batch.issue': {
      by: 'organizer',
      says: { 'zh-CN': '主办方签发，证书逐张签发', en: 'A chair issues it, and with it each certificate' },
    },
    'batch.discard': {
      by: 'organizer',
      says: { 'zh-CN': '会务组或主办方作废', en: 'The secretary or a chair discards it' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasTemplate: { 'zh-CN': '模板仍在使用', en: 'The template is in use' },
    hasPeople: { 'zh-CN': '有符合条件的人', en: 'The filter means somebody' },
    isSmall: { 'zh-CN': '人数未超出一批的上限', en: 'There are no more people than one batch takes' },
    isDrawn: {
      'zh-CN': '每份文档都有结果，PDF 已生成',
      en: 'Every document has a result, and the PDF is drawn',
    },
    isOfCertificates: { 'zh-CN': '这批是证书', en: 'It is a batch of certificates' },
    hasDone: { 'zh-CN': '至少有一份已生成', en: 'At least one was made' },
  },
  excused: {
    deadEnd: {
      'documentBatch.issued': {
        'zh-CN': '签发后不可收回整批；有误的证书逐张撤销。',
        en: 'What was issued stays so; a certificate that is wrong is revoked by itself.',
      },
      'documentBatch.discarded': {
        'zh-CN': '作废后不再恢复；需要时另建一批。',
        en: 'It is gone; another batch is made where one is wanted.',
      },
    },
  },
}
