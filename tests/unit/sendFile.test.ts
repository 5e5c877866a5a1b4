import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LazyDeps } from '../../src/app/context.tsx'
import { invoiceDocuments } from '../../src/app/lazyServices/invoiceDocuments.ts'
import { presentationTypes } from '../../src/contract/presentationFile.ts'
import type { FilePort } from '../../src/kinds/file/file.types.ts'
import type { Api } from '../../src/services/api.ts'
import { sendFile } from '../../src/services/sendFile.ts'
import { sendVoucher } from '../../src/services/sendVoucher.ts'
import { held, turn } from '../support/held.ts'

/** Node has files, but no reader of them. */
class Reader extends EventTarget {
  result = ''
  readAsDataURL(file: File) {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`
      this.dispatchEvent(new Event('load'))
    })
  }
}

beforeEach(() => {
  vi.stubGlobal('FileReader', Reader)
})
afterEach(() => vi.unstubAllGlobals())

/** Reported facts, and the pending request. */
const begin = async (name = 'paper.pdf') => {
  const told: unknown[] = []
  const send = held<[content: string], string>()
  const giveUp = sendFile({
    file: new File(['paper'], name),
    field: null,
    send: (content, { signal }) => send.call(content, signal),
    onProgress: () => undefined,
    onSent: (text) => told.push(text),
    onFailure: ({ kind }) => told.push(kind),
  })
  await vi.waitFor(() => expect(send.calls).toHaveLength(1))
  const { args, signal, resolve, reject } = send.last()
  return { told, giveUp, request: { content: args[0], signal, resolve, reject } }
}

describe('sending a file', () => {
  it('sends it under the type that its name says, and tells the answer', async () => {
    const { told, request } = await begin()
    expect(request.content).toBe(`data:application/pdf;base64,${btoa('paper')}`)
    request.resolve('stored')
    await turn()
    expect(told).toEqual(['stored'])
  })

  it.each([
    ['report.PPT', presentationTypes.ppt],
    ['report.v2.pptx', presentationTypes.pptx],
    ['report.doc', presentationTypes.doc],
    ['report.docx', presentationTypes.docx],
  ])('[FILE-01] %s goes as %s', async (name, type) => {
    const { request } = await begin(name)
    expect(request.content).toBe(`data:${type};base64,${btoa('paper')}`)
  })

  it('tells a failure', async () => {
    const { told, request } = await begin()
    request.reject(new TypeError('Failed to fetch'))
    await turn()
    expect(told).toHaveLength(1)
  })

  it.each(['resolve', 'reject'] as const)(
    'given up, it tells nothing of what comes (%s)',
    async (outcome) => {
      const { told, giveUp, request } = await begin()
      giveUp()
      expect(request.signal.aborted).toBe(true)
      if (outcome === 'resolve') request.resolve('stored')
      else request.reject(request.signal.reason)
      await turn()
      expect(told).toEqual([])
    },
  )
})

describe('a file of a flow', () => {
  const file = new File(['paper'], 'paper.pdf')
  const content = `data:application/pdf;base64,${btoa('paper')}`

  it.each([
    ['[ORD-01] the voucher of a transfer', sendVoucher, { version: 2 }, { payment_id: 17, version: 2 }],
    [
      '[INV-01] the document of an invoice',
      (api: Api, id: number) => invoiceDocuments({ api } as LazyDeps).portOf(id).sendFile,
      { number: '26', version: 2 },
      { id: 17, number: '26', version: 2 },
    ],
  ] as const)(
    '%s goes with its id, the version that was seen, and the key',
    async (_, portOf, wish, sent) => {
      const call = vi.fn((...given: [unknown, unknown, { onProgress: (share: number) => void }]) => {
        given[2].onProgress(0.5)
        return Promise.resolve(null)
      })
      const facts: unknown[] = []
      const port = portOf({ call } as unknown as Api, 17) as FilePort<typeof wish>['sendFile']
      port({ file, wish, key: 'key-1' }, (fact) => facts.push(fact))
      await vi.waitFor(() =>
        expect(facts).toEqual([{ type: 'file.progressed', share: 0.5 }, { type: 'file.finished' }]),
      )
      expect(call.mock.calls.map(([, input]) => input)).toEqual([{ ...sent, key: 'key-1', content }])
    },
  )
})
