import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, answerResponse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { inTurn } from '../../workbench/harness/stage/answers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Invoice document' } satisfies Meta
export default meta

const number = '26117000000012345678'
const at = '/console/invoice/17'
const recordOf = (language: 'zh' | 'en', facts = {}, state = 'to_be_invoiced.picked_up') =>
  recordAt(language, 'invoice', state, { roles: ['finance'], facts })
const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'invoice.pdf')
const refused = (...[reason, field]: [reason: 'fileContentWrong' | 'numberTaken', field?: string]) => ({
  type: 'file.failed',
  failure: { ...callError('refused', reason).detail, field: field ?? null },
})

export const Empty: StoryObj = {
  name: '正式发票文件 · 尚未上传，不能开具 / Nothing uploaded yet: it cannot be issued [INV-01]',
  ...reach('invoiceDocument.choosing.empty'),
}
export const RefusedByType: StoryObj = {
  name: '正式发票文件 · 文件类型不符，不会上传 / A picture is no invoice: nothing is sent [FILE-01]',
  ...reach('invoiceDocument.choosing.refused'),
}
export const RefusedBySize: StoryObj = {
  name: '正式发票文件 · 超过5 MB / Larger than 5 MB [FILE-01]',
  ...reach('invoiceDocument.choosing.refused', { by: [{ type: 'file.choose', file: large }] }),
}
export const RefusedByContent: StoryObj = {
  name: '正式发票文件 · 服务器发现内容不符 / The server finds another content [FILE-02]',
  ...reach('invoiceDocument.choosing.refused', {
    by: ['file.choose', 'file.send', refused('fileContentWrong')],
  }),
}
export const Missing: StoryObj = {
  name: '正式发票文件 · 没有选择文件就上传 / Uploading without a file',
  ...reach('invoiceDocument.choosing.refused', {
    by: [{ type: 'file.send', wish: { number, version: 2 }, key: 'key-1' }],
    act: ({ read }) => read('record.document.required'),
  }),
}
export const Chosen: StoryObj = {
  name: '正式发票文件 · 已选好，号码有误 / Chosen, but the number is wrong',
  ...reach('invoiceDocument.choosing.chosen', {
    async act({ fill, press, read }) {
      await fill('record.document.number', '2611-7000')
      await press('record.document.send')
      await read('error.numberWrong')
    },
  }),
}
export const Sending: StoryObj = {
  name: '正式发票文件 · 正在上传，可以停止 / Uploading, can be stopped',
  ...reach('invoiceDocument.sending'),
}
export const NumberTaken: StoryObj = {
  name: '正式发票文件 · 号码已被使用，文件仍在 / The number is taken: the file stays [INV-01]',
  ...reach('invoiceDocument.choosing.failed', {
    by: ['file.choose', 'file.send', refused('numberTaken', 'number')],
  }),
}
export const Failed: StoryObj = {
  name: '正式发票文件 · 没有送达，可重试 / Did not arrive: try again',
  ...reach('invoiceDocument.choosing.failed'),
}
export const Uploaded: StoryObj = {
  name: '正式发票文件 · 已上传，可核对、替换，也可以开具 / Uploaded: to be checked, replaced or issued [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.empty' },
  play: visit(
    {
      at,
      signedIn: true,
      network: (language) => [
        inTurn(
          'getRecord',
          () => answerResponse('getRecord', recordOf(language), language),
          () => answerResponse('getRecord', recordOf(language, { document: number }), language),
        ),
        answer('uploadInvoice', recordOf(language, { document: number })),
      ],
    },
    async ({ fill, press, see, stage }) => {
      const chooser = await until(() => element<HTMLInputElement>('#record-document input[type="file"]'))
      await stage.user.upload(chooser as HTMLInputElement, new File(['%PDF-1.4'], 'invoice.pdf'))
      await fill('record.document.number', number)
      await press('record.document.send')
      await see('button', 'record.do.invoice.issue')
    },
  ),
}
export const RedLetter: StoryObj = {
  name: '正式发票文件 · 冲红前上传红字发票 / The red-letter invoice before a reversal [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.empty' },
  play: visit(
    {
      at,
      signedIn: true,
      network: (language) => [answer('getRecord', recordOf(language, {}, 'invoiced'))],
    },
    ({ read }) => read('record.document.lead.reversal'),
  ),
}
