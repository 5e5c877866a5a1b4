import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/People import' } satisfies Meta
export default meta

const imports = { at: '/organizer/1/people/import', signedIn: true }
const people = { at: '/organizer/1/people', signedIn: true }
const sheet = { at: '/console/peopleImport/17', signedIn: true }
const csv = () => new File(['name,email\n'], '华东分会名单.csv', { type: 'text/csv' })
const fileField = () => until(() => element<HTMLInputElement>('main input[type=file]'))

export const Page: StoryObj = {
  name: '导入参会人 · 上传和已上传的名单 / Upload, and the sheets so far [CONF-03]',
  play: visit(imports, async ({ see }) => {
    await see('heading', 'people.import.new')
    await see('link', 'people.import.template')
    await see('link', 'people.import.open', { place: 5 })
  }),
}
export const None: StoryObj = {
  name: '导入参会人 · 还没有上传过 / No sheet yet',
  play: visit(
    { ...imports, network: () => [altered('listPeopleImports', (happy) => ({ ...happy, list: [] }))] },
    ({ read }) => read('people.imports.none'),
  ),
}
export const Failed: StoryObj = {
  name: '导入参会人 · 加载失败，可重试 / Could not be loaded: retry',
  play: visit({ ...imports, network: () => [fault('listPeopleImports', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Missing: StoryObj = {
  name: '导入参会人 · 没有这场会议，或不归您管 / No such conference, or none of yours',
  play: visit({ ...imports, network: () => [refuse('listPeopleImports', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const WrongFile: StoryObj = {
  name: '导入参会人 · 文件类型不对，可另选 / Another kind of file: choose again',
  play: visit(imports, async ({ stage, read }) => {
    const field = await fileField()
    field.accept = ''
    await stage.user.upload(field, new File(['x'], 'people.pdf'))
    await read('error.fileTypeWrong')
  }),
}
export const Unreadable: StoryObj = {
  name: '导入参会人 · 服务器读不懂这份表格 / The server cannot read the sheet',
  play: visit(
    { ...imports, network: () => [refuse('uploadPeopleImport', 'sheetUnreadable', { field: 'content' })] },
    async ({ stage }) => {
      await stage.user.upload(await fileField(), csv())
      await until(() => element('main [role=alert]'))
    },
  ),
}
/** `García Peña` as Windows writes it in Spain, which may also be Central European. */
const western = () =>
  new File(
    [Uint8Array.from('name,email\nGarc\u00EDa Pe\u00F1a,a@b.example\n', (sign) => sign.charCodeAt(0))],
    'ponentes.csv',
    { type: 'text/csv' },
  )
export const Encoding: StoryObj = {
  name: '导入参会人 · 编码无法确定：选择显示正确的一种 / The encoding is not certain: choose the one that reads right',
  play: visit(
    {
      ...imports,
      network: () => [refuse('uploadPeopleImport', 'sheetEncodingUnclear', { field: 'content' })],
    },
    async ({ stage, say, see, read }) => {
      await stage.user.upload(await fileField(), western())
      await read('encoding.choose')
      const box = await until(() => element('main [data-encodings]'))
      await until(() => expect(box).toHaveTextContent('García Peña'))
      await expect(box).toHaveTextContent('García Peńa')
      await see('button', 'encoding.use', { name: say('encoding.windows_1250') })
    },
  ),
}
export const UploadLost: StoryObj = {
  name: '导入参会人 · 上传中断，可重试 / The upload broke off: retry',
  play: visit(
    { ...imports, network: () => [fault('uploadPeopleImport', 'offline')] },
    async ({ stage, see }) => {
      await stage.user.upload(await fileField(), csv())
      await see('button', 'state.retry')
    },
  ),
}
export const Mapping: StoryObj = {
  name: '导入参会人 · 更正各列：一个含义只属于一列 / Columns corrected: a meaning is one column’s',
  play: visit(
    {
      ...sheet,
      network: () => [answer('getRecord', ({ language }) => recordAt(language, 'peopleImport', 'uploaded'))],
    },
    async ({ stage, press, read }) => {
      const field = (at: number) => until(() => element<HTMLSelectElement>(`main [name="column${at}"]`))
      await stage.user.selectOptions(await field(5), 'name')
      await until(() => expect(element<HTMLSelectElement>('main [name="column0"]').value).toBe(''))
      await stage.user.selectOptions(await field(5), '')
      await press('people.import.check')
      await read('record.reason.importColumnsMissing')
    },
  ),
}
export const MappingRefused: StoryObj = {
  name: '导入参会人 · 有人先改了各列 / Somebody else has named the columns meanwhile',
  play: visit(
    {
      ...sheet,
      network: () => [
        answer('getRecord', ({ language }) => recordAt(language, 'peopleImport', 'uploaded')),
        refuse('mapPeopleImport', 'versionConflict'),
      ],
    },
    async ({ press, see }) => {
      await press('people.import.check')
      await see('button', 'shell.understood')
    },
  ),
}
export const Exceptions: StoryObj = {
  name: '导入参会人 · 保留的报名逐一列出 / Registrations that stay are named',
  play: visit(
    {
      ...sheet,
      network: () => [
        answer('getRecord', ({ language }) => recordAt(language, 'peopleImport', 'undone')),
        altered('listImportRows', (happy) => ({
          total: 1,
          list: happy.list.slice(2).map((row) => ({
            ...row,
            outcome: 'kept' as const,
            says: '已签到或用餐，予以保留 / It was scanned, and stays.',
          })),
        })),
      ],
    },
    async ({ press, read, see }) => {
      await press('people.import.part.exceptions', { count: 2 })
      await read('people.import.outcome.kept')
      await see('link', 'people.import.errors', { count: 2 })
    },
  ),
}
export const SheetFailed: StoryObj = {
  name: '导入参会人 · 表格没有打开，可重试 / The sheet could not be opened: retry',
  play: visit(
    {
      ...sheet,
      network: () => [
        answer('getRecord', ({ language }) => recordAt(language, 'peopleImport', 'checked')),
        fault('getPeopleImport', '500'),
      ],
    },
    ({ see }) => see('button', 'state.retry'),
  ),
}
export const Registering: StoryObj = {
  name: '现场登记 · 缺姓名，再缺联系方式 / On site: the name is missing, then a contact',
  play: visit(people, async ({ press, fill, submit, read }) => {
    await press('people.register')
    await dialog()
    await submit()
    await read('error.required')
    await fill('people.import.field.name', '林梅')
    await submit()
    await read('error.contactEmpty')
  }),
}
export const Registered: StoryObj = {
  name: '现场登记 · 已有门票，可以签到 / On site: there is a ticket to be signed in',
  play: visit(people, async ({ press, fill, submit, read, see }) => {
    await press('people.register')
    await dialog()
    await fill('people.import.field.name', '林梅')
    await fill('people.import.field.mobile', '13900000101')
    await submit()
    await read('people.registered.paid')
    await see('link', 'people.registered.ticket')
  }),
}
export const RegisteredUnpaid: StoryObj = {
  name: '现场登记 · 待付款，说明在哪里付 / On site: it waits for its money, and says where',
  play: visit(
    {
      ...people,
      network: () => [
        answer('registerOnSite', () => ({ order_id: 21, state: 'to_be_paid' as const, ticket_id: null })),
      ],
    },
    async ({ press, fill, submit, read }) => {
      await press('people.register')
      await dialog()
      await fill('people.import.field.name', 'Maximiliane-Friederike von und zu Hohenstein')
      await fill('people.import.field.email', 'm@example.org')
      await submit()
      await read('people.registered.to_be_paid')
    },
  ),
}
export const RegisteredTwice: StoryObj = {
  name: '现场登记 · 已报名：填写的内容还在 / On site: registered already, nothing typed is lost',
  play: visit(
    {
      ...people,
      network: () => [refuse('registerOnSite', 'alreadyRegistered', { field: 'ticket_type_id' })],
    },
    async ({ press, fill, submit }) => {
      await press('people.register')
      await dialog()
      await fill('people.import.field.name', '林梅')
      await fill('people.import.field.mobile', '13900000101')
      await submit()
      await until(() =>
        expect(element<HTMLSelectElement>('[name="ticket_type_id"]').getAttribute('aria-invalid')).toBe(
          'true',
        ),
      )
      await until(() => expect(element<HTMLInputElement>('[name="name"]').value).toBe('林梅'))
    },
  ),
}
