import { expect, fireEvent, waitFor } from 'storybook/test'
import type { HttpHandler } from 'msw'

import preview from '../../.storybook/preview.tsx'
import { answer, answerResponse, fault, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { MessageLanguage } from '../../server/shared/sentences/messages.ts'
import { inTurn } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { recordScene } from '../../workbench/harness/scene/records.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Invoice document',
  component: Scene,
  args: { address: '/console/invoice/17' },
})

const pickedUp = 'to_be_invoiced.picked_up'
const number = '26117000000012345678'

const recordOf = (language: MessageLanguage, facts: object = {}, state = pickedUp) =>
  recordAt(language, 'invoice', state, { roles: ['finance'], facts })
const at = (state: string) => answer('getRecord', ({ language }) => recordOf(language, {}, state))
const scene = (...others: readonly HttpHandler[]) => recordScene('invoice', pickedUp, ...others, at(pickedUp))

const paper = () => new File(['%PDF-1.4'], 'invoice.pdf')

const choose = async (stage: Stage, file = paper()) => {
  const hands = pageActions(stage)
  await hands.read('record.document.hint')
  const chooser = await waitFor(() => {
    const found = document.querySelector('#record-document input[type="file"]')
    if (found === null) throw new Error('There is no chooser')
    return found
  })
  await fireEvent.change(chooser, { target: { files: [file] } })
  return hands
}

const upload = async (stage: Stage, file = paper()) => {
  const hands = await choose(stage, file)
  await hands.fill('record.document.number', number)
  await hands.press('record.document.send')
  return hands
}

const alertSays = async (stage: Stage, id: Parameters<ReturnType<typeof pageActions>['say']>[0]) => {
  const { page, say } = pageActions(stage)
  await expect(await page.findByRole('alert')).toHaveTextContent(say(id))
}

export const Empty = meta.story({
  name: '正式发票文件 · 尚未上传，不能开具 / Nothing uploaded yet: it cannot be issued [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.empty' },
  beforeEach: scene(),
  play: async (stage) => {
    const { read } = pageActions(stage)
    await read('record.document.lead.issue')
    await expect(document.querySelector('[data-refused="invoice.issue"]')).not.toBeNull()
  },
})

export const RefusedByType = meta.story({
  name: '正式发票文件 · 文件类型不符，不会上传 / A picture is no invoice: nothing is sent [FILE-01]',
  parameters: { state: 'invoiceDocument.choosing.refused' },
  beforeEach: scene(),
  play: async (stage) => {
    await choose(stage, new File(['a picture'], 'invoice.jpg'))
    await alertSays(stage, 'record.document.fileTypeWrong')
  },
})

export const RefusedBySize = meta.story({
  name: '正式发票文件 · 超过5 MB / Larger than 5 MB [FILE-01]',
  parameters: { state: 'invoiceDocument.choosing.refused' },
  beforeEach: scene(),
  play: async (stage) => {
    const large = paper()
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 })
    await choose(stage, large)
    await alertSays(stage, 'record.document.fileTooLarge')
  },
})

export const RefusedByContent = meta.story({
  name: '正式发票文件 · 服务器发现内容不符 / The server finds another content [FILE-02]',
  parameters: { state: 'invoiceDocument.choosing.refused' },
  beforeEach: scene(refuse('uploadInvoice', 'fileContentWrong', { field: 'content' })),
  play: async (stage) => {
    await upload(stage)
    await alertSays(stage, 'error.fileContentWrong')
  },
})

export const Missing = meta.story({
  name: '正式发票文件 · 没有选择文件就上传 / Uploading without a file',
  parameters: { state: 'invoiceDocument.choosing.refused' },
  beforeEach: scene(),
  play: async (stage) => {
    const { fill, press } = pageActions(stage)
    await fill('record.document.number', number)
    await press('record.document.send')
    await alertSays(stage, 'record.document.required')
  },
})

export const Chosen = meta.story({
  name: '正式发票文件 · 已选好，号码有误 / Chosen, but the number is wrong',
  parameters: { state: 'invoiceDocument.choosing.chosen' },
  beforeEach: scene(),
  play: async (stage) => {
    const { fill, press, read } = await choose(stage)
    await fill('record.document.number', '2611-7000')
    await press('record.document.send')
    await read('error.numberWrong')
    await expect(document.activeElement).toHaveAttribute('name', 'number')
  },
})

export const Sending = meta.story({
  name: '正式发票文件 · 正在上传，可以停止 / Uploading, can be stopped',
  parameters: { state: 'invoiceDocument.sending' },
  beforeEach: scene(fault('uploadInvoice', 'hang')),
  play: async (stage) => {
    const { see } = await upload(stage)
    await see('button', 'record.document.stop')
    await see('progressbar', 'record.document.progress')
  },
})

export const NumberTaken = meta.story({
  name: '正式发票文件 · 号码已被使用，文件仍在 / The number is taken: the file stays [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.failed' },
  beforeEach: scene(refuse('uploadInvoice', 'numberTaken', { field: 'number' })),
  play: async (stage) => {
    const { read } = await upload(stage)
    await read('error.numberTaken')
    await expect(document.querySelector('#record-document [aria-invalid="true"]')).toHaveAttribute(
      'name',
      'number',
    )
  },
})

export const Failed = meta.story({
  name: '正式发票文件 · 没有送达，可重试 / Did not arrive: try again',
  parameters: { state: 'invoiceDocument.choosing.failed' },
  beforeEach: scene(fault('uploadInvoice', 'offline')),
  play: async (stage) => {
    const { see } = await upload(stage)
    await see('button', 'record.document.again')
  },
})

export const Uploaded = meta.story({
  name: '正式发票文件 · 已上传，可核对、替换，也可以开具 / Uploaded: to be checked, replaced or issued [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.empty' },
  beforeEach: recordScene(
    'invoice',
    pickedUp,
    inTurn(
      'getRecord',
      (language) => answerResponse('getRecord', recordOf(language)),
      (language) => answerResponse('getRecord', recordOf(language, { document: number })),
    ),
    answer('uploadInvoice', ({ language }) => recordOf(language, { document: number })),
  ),
  play: async (stage) => {
    const { see, page, say } = await upload(stage)
    await page.findByText(say('record.document.uploaded', { number }))
    const [link] = await page.findAllByRole('link', { name: say('record.document.open') })
    await expect(link).toHaveAttribute('href', '/files/invoice-upload/17')
    await see('button', 'record.do.invoice.issue')
    await expect(document.querySelector('#record-document input[name="number"]')).toHaveValue('')
  },
})

export const RedLetter = meta.story({
  name: '正式发票文件 · 冲红前上传红字发票 / The red-letter invoice before a reversal [INV-01]',
  parameters: { state: 'invoiceDocument.choosing.empty' },
  beforeEach: recordScene('invoice', 'invoiced', at('invoiced')),
  play: async (stage) => {
    await pageActions(stage).read('record.document.lead.reversal')
  },
})
