import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { transferVoucherMachine } from '../../src/machines/transferVoucher/transferVoucher.machine.ts'
import type { SendFact, SendFile } from '../../src/kinds/file/file.types.ts'
import { voucherFault, voucherFile } from '../../src/contract/voucherFile.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const picture = new File(['a picture'], 'voucher.png')
const other = new File(['another'], 'voucher.pdf')

const start = () => {
  const sent: Array<SendFile<{ version: number }> & { isStopped: boolean; tell: (fact: SendFact) => void }> =
    []
  const machine = transferVoucherMachine.provide({
    actors: actorsOf(transferVoucherMachine, {
      sendFile: (wish, tell) => {
        const one = { ...wish, isStopped: false, tell }
        sent.push(one)
        return () => {
          one.isStopped = true
        }
      },
    }),
  })
  return { ...run(machine), sent }
}

describe('the voucher of a transfer', () => {
  it.each([
    ['voucher.gif', 10, 'fileTypeWrong'],
    ['voucher', 10, 'fileTypeWrong'],
    ['voucher.png.exe', 10, 'fileTypeWrong'],
    ['voucher.png', 0, 'fileContentWrong'],
    ['voucher.pdf', voucherFile.limit + 1, 'fileTooLarge'],
    ['voucher.JPEG', voucherFile.limit, null],
    ['凭证.Pdf', 1, null],
  ] as const)('[FILE-01] %s of %i bytes: %s, before anything is sent', (name, size, reason) => {
    expect(voucherFault({ name, size })).toBe(reason)
    const { actor, sent } = start()
    const file = new File(['x'], name)
    Object.defineProperty(file, 'size', { value: size })
    actor.send({ type: 'file.choose', file })
    expect(actor.getSnapshot().matches({ choosing: reason === null ? 'chosen' : 'refused' })).toBe(true)
    expect(actor.getSnapshot().context.failure?.reason ?? null).toBe(reason)
    expect(sent).toHaveLength(0)
  })

  it('[ORD-01] is sent once for two presses, with the version that was seen, and says so when it has arrived', () => {
    const { actor, sent, emitted } = start()
    actor.send({ type: 'file.choose', file: picture })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-1' })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-2' })
    expect(sent).toMatchObject([{ wish: { version: 2 }, key: 'k-1', file: picture }])
    sent[0]?.tell({ type: 'file.progressed', share: 0.5 })
    expect(actor.getSnapshot().context.share).toBe(0.5)
    sent[0]?.tell({ type: 'file.finished' })
    expect(emitted).toEqual([{ type: 'file.sent' }])
  })

  it('a lost answer: the same file goes again by the same key, another one by its own', () => {
    const { actor, sent, emitted } = start()
    const lose = () => sent.at(-1)?.tell({ type: 'file.failed', failure: callError('offline').detail })
    actor.send({ type: 'file.choose', file: picture })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-1' })
    lose()
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-2' })
    lose()
    actor.send({ type: 'file.choose', file: other })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-3' })
    expect(sent.map(({ key }) => key)).toEqual(['k-1', 'k-1', 'k-3'])
    expect(emitted).toEqual([])
  })

  it('[FILE-02] a file that the server refuses will not do; a refusal of the attempt has it looked at again', () => {
    const { actor, sent, emitted } = start()
    actor.send({ type: 'file.choose', file: picture })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-1' })
    sent[0]?.tell({ type: 'file.failed', failure: callError('refused', 'fileContentWrong').detail })
    expect(actor.getSnapshot().matches({ choosing: 'refused' })).toBe(true)
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-2' })
    expect(sent).toHaveLength(1)
    actor.send({ type: 'file.choose', file: other })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-3' })
    sent[1]?.tell({ type: 'file.failed', failure: callError('refused', 'paymentConfirmed').detail })
    expect(emitted).toMatchObject([{ type: 'file.declined', failure: { reason: 'paymentConfirmed' } }])
  })

  it('an upload that is stopped is given up, and the file stays chosen', () => {
    const { actor, sent } = start()
    actor.send({ type: 'file.choose', file: picture })
    actor.send({ type: 'file.send', wish: { version: 2 }, key: 'k-1' })
    actor.send({ type: 'file.stop' })
    expect(sent[0]?.isStopped).toBe(true)
    expect(actor.getSnapshot().matches({ choosing: 'chosen' })).toBe(true)
    expect(actor.getSnapshot().context.file).toBe(picture)
  })
})
