import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { invoiceDocumentMachine } from '../../src/machines/invoiceDocument/invoiceDocument.machine.ts'
import type { DocumentWish } from '../../src/machines/invoiceDocument/invoiceDocument.machine.ts'
import type { SendFact, SendFile } from '../../src/kinds/file/file.types.ts'
import { invoiceFile, invoiceFileFault } from '../../src/contract/invoiceFile.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const paper = new File(['%PDF-1.4'], 'invoice.pdf')
const other = new File(['PK'], 'invoice.ofd')
const number = '26117000000012345678'

const start = () => {
  const sent: Array<SendFile<DocumentWish> & { isStopped: boolean; tell: (fact: SendFact) => void }> = []
  const machine = invoiceDocumentMachine.provide({
    actors: actorsOf(invoiceDocumentMachine, {
      sendFile: (wish, tell) => {
        const one = { ...wish, isStopped: false, tell }
        sent.push(one)
        return () => {
          one.isStopped = true
        }
      },
    }),
  })
  const { actor, emitted } = run(machine)
  let keys = 0
  return {
    actor,
    emitted,
    sent,
    choose: (file: File) => actor.send({ type: 'file.choose', file }),
    send: (as = number, version = 2) =>
      actor.send({ type: 'file.send', wish: { number: as, version }, key: `k-${(keys += 1)}` }),
    fail: (...fault: Parameters<typeof callError>) =>
      sent.at(-1)?.tell({ type: 'file.failed', failure: callError(...fault).detail }),
    failNumber: () =>
      sent.at(-1)?.tell({
        type: 'file.failed',
        failure: { ...callError('refused', 'numberTaken').detail, field: 'number' },
      }),
  }
}

describe('the official document of an invoice', () => {
  it.each([
    ['invoice.jpg', 10, 'fileTypeWrong'],
    ['invoice', 10, 'fileTypeWrong'],
    ['invoice.pdf.zip', 10, 'fileTypeWrong'],
    ['invoice.pdf', 0, 'fileContentWrong'],
    ['invoice.pdf', invoiceFile.limit + 1, 'fileTooLarge'],
    ['发票.OFD', invoiceFile.limit, null],
    ['invoice.Pdf', 1, null],
  ] as const)('[FILE-01] %s of %i bytes: %s, before anything is sent', (name, size, reason) => {
    expect(invoiceFileFault({ name, size })).toBe(reason)
    const { actor, sent, choose, send } = start()
    const file = new File(['x'], name)
    Object.defineProperty(file, 'size', { value: size })
    choose(file)
    expect(actor.getSnapshot().matches({ choosing: reason === null ? 'chosen' : 'refused' })).toBe(true)
    expect(actor.getSnapshot().context.failure?.reason ?? null).toBe(reason)
    if (reason !== null) send()
    expect(sent).toHaveLength(0)
    expect(actor.getSnapshot().context.failure?.reason ?? null).toBe(reason)
  })

  it('says that a file is missing', () => {
    const { actor, sent, choose, send } = start()
    send()
    expect(actor.getSnapshot().context.failure).toMatchObject({ reason: 'required', field: 'content' })
    choose(paper)
    expect(actor.getSnapshot().context.failure).toBeNull()
    send()
    expect(sent).toHaveLength(1)
  })

  it('[INV-01] is sent once for two presses, with number and version, says so, and then takes another', () => {
    const { actor, sent, emitted, choose, send } = start()
    choose(paper)
    send()
    send()
    expect(sent).toMatchObject([{ wish: { number, version: 2 }, key: 'k-1', file: paper }])
    sent[0]?.tell({ type: 'file.progressed', share: 0.5 })
    expect(actor.getSnapshot().context.share).toBe(0.5)
    sent[0]?.tell({ type: 'file.finished' })
    expect(emitted).toEqual([{ type: 'file.sent' }])
    expect(actor.getSnapshot().context.file).toBeNull()
    choose(paper)
    send(number, 3)
    expect(sent[1]).toMatchObject({ key: 'k-3', wish: { version: 3 } })
  })

  it('a lost answer: the same goes again by the same key, another file or number by its own', () => {
    const { sent, emitted, choose, send, fail } = start()
    choose(paper)
    send()
    fail('offline')
    send()
    fail('offline')
    send('12345678')
    fail('offline')
    choose(other)
    send('12345678')
    expect(sent.map(({ key }) => key)).toEqual(['k-1', 'k-1', 'k-3', 'k-4'])
    expect(emitted).toEqual([])
  })

  it('[FILE-02] a file that the server refuses will not do, a number may be corrected, and a refusal of the invoice has it looked at again', () => {
    const { actor, sent, emitted, choose, send, fail, failNumber } = start()
    choose(paper)
    send()
    fail('refused', 'fileContentWrong')
    expect(actor.getSnapshot().matches({ choosing: 'refused' })).toBe(true)
    send()
    expect(sent).toHaveLength(1)
    choose(other)
    send()
    failNumber()
    expect(actor.getSnapshot().matches({ choosing: 'failed' })).toBe(true)
    expect(emitted).toEqual([])
    send('12345678')
    expect(sent).toHaveLength(3)
    fail('refused', 'versionConflict')
    expect(emitted).toMatchObject([{ type: 'file.declined', failure: { reason: 'versionConflict' } }])
    expect(actor.getSnapshot().context.file).toBe(other)
  })

  it('an upload that is stopped is given up, and the file stays chosen', () => {
    const { actor, sent, choose, send } = start()
    choose(paper)
    send()
    actor.send({ type: 'file.stop' })
    expect(sent[0]?.isStopped).toBe(true)
    expect(actor.getSnapshot().matches({ choosing: 'chosen' })).toBe(true)
    expect(actor.getSnapshot().context.file).toBe(paper)
  })
})
