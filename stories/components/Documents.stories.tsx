import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Documents' } satisfies Meta
export default meta

const documents = { at: '/organizer/1/documents', signedIn: true }
const batch = { at: '/console/documentBatch/17', signedIn: true }

export const Page: StoryObj = {
  name: '胸卡与证书 · 为谁制作、批次、模板 / For whom, batches, templates [CONF-03]',
  play: visit(documents, async ({ see, read }) => {
    await read('documents.audience.count', { total: 214 })
    await see('heading', 'documents.batches')
    await see('heading', 'documents.templates')
  }),
}
export const Filtered: StoryObj = {
  name: '胸卡与证书 · 从人员名单带来的筛选 / With the filter of the list of people',
  play: visit({ ...documents, at: '/organizer/1/documents?state=paid&signed_in=yes' }, ({ read }) =>
    read('documents.audience.count', { total: 214 }),
  ),
}
export const Nobody: StoryObj = {
  name: '胸卡与证书 · 没有人，也没有批次和模板 / Nobody, no batch, no template',
  play: visit(
    {
      ...documents,
      network: () => [
        altered('listDocuments', (happy) => ({ ...happy, batches: [], templates: [] })),
        altered('getDocumentAudience', (happy) => ({ ...happy, total: 0, people: [] })),
      ],
    },
    ({ read }) => read('documents.batches.none'),
  ),
}
export const Misfits: StoryObj = {
  name: '胸卡与证书 · 有人的文字放不下 / Somebody’s text does not fit',
  play: visit(
    {
      ...documents,
      network: () => [
        altered('getDocumentAudience', (happy) => ({
          ...happy,
          misfits: ['Wolfeschlegelsteinhausenbergerdorff'],
          misfit_total: 1,
        })),
      ],
    },
    ({ read }) =>
      read('documents.misfits', { names: 'Wolfeschlegelsteinhausenbergerdorff', count: 1, others: 0 }),
  ),
}
export const Unprintable: StoryObj = {
  name: '胸卡与证书 · 有人的姓名无法打印，开始前列出 / Somebody’s name cannot be printed, listed before it begins',
  play: visit(
    {
      ...documents,
      network: () => [
        altered('getDocumentAudience', (happy) => ({
          ...happy,
          unprintable: ['陈𪚥'],
          unprintable_total: 3,
        })),
      ],
    },
    ({ read }) => read('documents.unprintable', { names: '陈𪚥', count: 3, others: 2 }),
  ),
}
export const Failed: StoryObj = {
  name: '胸卡与证书 · 加载失败，可重试 / Could not be loaded: retry',
  play: visit({ ...documents, network: () => [fault('listDocuments', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const AudienceFailed: StoryObj = {
  name: '胸卡与证书 · 人数加载失败，可重试 / The people could not be counted: retry',
  play: visit({ ...documents, network: () => [fault('getDocumentAudience', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Missing: StoryObj = {
  name: '胸卡与证书 · 没有这场会议，或不归您管 / No such conference, or none of yours',
  play: visit({ ...documents, network: () => [refuse('listDocuments', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const NewTemplate: StoryObj = {
  name: '胸卡与证书 · 新建模板：缺名称 / A new template: its name is missing',
  play: visit(documents, async ({ press, submit, read }) => {
    await press('documents.template.new')
    await dialog()
    await submit()
    await read('error.required')
  }),
}
export const TooManyTemplates: StoryObj = {
  name: '胸卡与证书 · 模板太多 / Too many templates',
  play: visit(
    { ...documents, network: () => [refuse('createDocumentTemplate', 'templatesTooMany')] },
    async ({ press, fill, submit }) => {
      await press('documents.template.new')
      await dialog()
      await fill('documents.field.name', '胸卡')
      await submit()
      await until(() => element('[role="dialog"] [role="alert"]'))
    },
  ),
}
export const Retiring: StoryObj = {
  name: '胸卡与证书 · 停用模板前询问 / Asked before a template is retired',
  play: visit({ at: '/organizer/1/documents/3', signedIn: true }, async ({ press, read }) => {
    await press('documents.retire')
    await dialog()
    await read('documents.retire.about')
  }),
}
export const Items: StoryObj = {
  name: '文档批次 · 每份文档：已签发、已撤销、未能生成 / Each document: issued, revoked, not made [TKT-02]',
  play: visit(
    {
      ...batch,
      network: () => [
        answer('getRecord', ({ language }) => recordAt(language, 'documentBatch', 'issued')),
        altered('listDocumentItems', (happy) => {
          const [first, second] = happy.list
          if (first === undefined || second === undefined) throw new Error('there are no documents')
          return {
            ...happy,
            list: [
              { ...first, is_issued: true },
              { ...first, id: 303, seq: 3, is_issued: true, is_revoked: true },
              second,
            ],
          }
        }),
      ],
    },
    ({ read }) => read('documents.items'),
  ),
}
