import { describe, expect, it } from 'vitest'

import { invoiceForm } from '../../src/contract/invoiceForm.ts'
import type { InvoiceForm } from '../../src/contract/invoiceForm.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { invoiceFormMachine } from '../../src/machines/invoiceForm/invoiceForm.machine.ts'
import type { Command } from '../../src/kinds/command/command.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, invoiceValues } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const doubtful = { ...invoiceValues, tax_no: '91350211M0000XUF46' }

const start = () => {
  const save = held<[Command<InvoiceForm>], void>()
  const machine = invoiceFormMachine.provide({
    actors: actorsOf(invoiceFormMachine, { sendCommand: save.call }),
  })
  return { ...run(machine), save }
}

describe('the request form of an invoice', () => {
  it.each([
    [{ title_type: 'personal', invoice_type: 'special', tax_no: '' }, 'invoice_type', 'specialForUnitsOnly'],
    [{ tax_no: '' }, 'tax_no', 'taxNumberEmpty'],
    [{ tax_no: '9111' }, 'tax_no', 'taxNumberWrong'],
    [{ tax_no: '91I10000101623741K' }, 'tax_no', 'taxNumberWrong'],
    [{ title: '  ' }, 'title', 'required'],
    [{ email: 'lin' }, 'email', 'emailFormat'],
    [{ invoice_type: 'special' }, 'reg_address', 'required'],
    [
      {
        invoice_type: 'special',
        reg_address: '北京',
        reg_phone: '010-1',
        bank_name: '银行',
        bank_account: '12a',
      },
      'bank_account',
      'bankAccountWrong',
    ],
  ])('[INV-02] %j is refused at %s: %s', (change, field, reason) => {
    const { error } = invoiceForm.safeParse({ ...invoiceValues, ...change })
    expect(error?.issues.map(({ path, message }) => [path[0], message])[0]).toEqual([field, reason])
  })

  it('[INV-02] a tax number is upper-cased, blanks are dropped and full-width characters made narrow', () => {
    const typed = { ...invoiceValues, tax_no: ' 9111 0000１０１６２３741k ' }
    expect(invoiceForm.parse(typed).tax_no).toBe('91110000101623741K')
  })

  it('[INV-02] a wrong check digit is a warning, given once for each number', async () => {
    const { actor, save, emitted } = start()
    actor.send({ type: 'command.send', wish: doubtful, key: 'key-1' })
    expect(actor.getSnapshot().value).toBe('warned')
    expect(save.calls).toHaveLength(0)
    actor.send({ type: 'form.confirm' })
    save.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().value).toBe('editing')
    actor.send({ type: 'command.send', wish: doubtful, key: 'key-2' })
    expect(actor.getSnapshot().value).toBe('saving')
    save.last().resolve()
    await turn()
    expect(emitted).toEqual([{ type: 'command.done', wish: doubtful, answer: undefined }])
  })

  it('[INV-02] changing the number after the warning asks again', () => {
    const { actor, save } = start()
    actor.send({ type: 'command.send', wish: doubtful, key: 'key-1' })
    actor.send({ type: 'form.amend' })
    actor.send({ type: 'command.send', wish: invoiceValues, key: 'key-2' })
    expect(save.last().args).toEqual([{ wish: invoiceValues, key: 'key-2' }])
  })

  it('the number of a private person is not judged', () => {
    const { actor } = start()
    actor.send({ type: 'command.send', wish: { ...doubtful, title_type: 'personal' }, key: 'key-1' })
    expect(actor.getSnapshot().value).toBe('saving')
  })

  it('a repeated wish has the same key, another wish its own', async () => {
    const { actor, save } = start()
    for (const [values, key] of [
      [invoiceValues, 'key-1'],
      [{ ...invoiceValues }, 'key-2'],
      [{ ...invoiceValues, title: '另一所大学' }, 'key-3'],
    ] as const) {
      actor.send({ type: 'command.send', wish: values, key })
      save.last().reject(callError('offline'))
      await turn()
    }
    expect(save.calls.map(({ args }) => args[0].key)).toEqual(['key-1', 'key-1', 'key-3'])
  })

  it.each(['versionConflict', 'invoicePickedUp', 'invoiceIssued', 'refundUnderWay'] as const)(
    '[INV-01] %s: nothing can be saved here any more, and the list is out of date',
    async (reason) => {
      const { actor, save, emitted } = start()
      actor.send({ type: 'command.send', wish: invoiceValues, key: 'key-1' })
      save.last().reject(callError('refused', reason))
      await turn()
      expect(actor.getSnapshot().value).toBe('outdated')
      actor.send({ type: 'command.send', wish: invoiceValues, key: 'key-2' })
      actor.send({ type: 'command.close' })
      expect(save.calls).toHaveLength(1)
      expect(emitted).toEqual([{ type: 'command.left', isOutdated: true }])
    },
  )

  it('a second press while saving does nothing, and neither does closing', () => {
    const { actor, save } = start()
    actor.send({ type: 'command.send', wish: invoiceValues, key: 'key-1' })
    actor.send({ type: 'command.send', wish: invoiceValues, key: 'key-2' })
    actor.send({ type: 'command.close' })
    expect(save.calls).toHaveLength(1)
    expect(actor.getSnapshot().value).toBe('saving')
  })
})
