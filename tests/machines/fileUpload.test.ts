import { describe, expect, it } from 'vitest'

import { failure } from '../../src/contract/failure.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { fileUploadMachine } from '../../src/machines/fileUpload/fileUpload.machine.ts'
import * as select from '../../src/machines/fileUpload/fileUpload.selectors.ts'
import type { FileUploadInput, UploadFact } from '../../src/machines/fileUpload/fileUpload.types.ts'
import { run } from '../support/run.ts'

const start = (url = '', kind: FileUploadInput['kind'] = 'organizer') => {
  const sent: Array<{ name: string; tell: (fact: UploadFact) => void; isStopped: boolean }> = []
  const machine = fileUploadMachine.provide({
    actors: actorsOf(fileUploadMachine, {
      sendFile({ file }, tell) {
        const upload = { name: file.name, tell, isStopped: false }
        sent.push(upload)
        return () => {
          upload.isStopped = true
        }
      },
    }),
  })
  return { ...run(machine, { kind, url }), sent }
}

const file = (name: string, size = 4) => {
  const made = new File(['x'.repeat(Math.min(size, 4))], name)
  return size > 4 ? Object.defineProperty(made, 'size', { value: size }) : made
}

describe('an oral presentation or a poster', () => {
  const limit = 2 * 1024 * 1024
  it.each([
    ['talk.pdf', 4, 'fileTypeWrong'],
    ['talk.pptx.exe', 4, 'fileTypeWrong'],
    ['talk', 4, 'fileTypeWrong'],
    ['talk.pptx', 0, 'fileContentWrong'],
    ['talk.pptx', limit + 1, 'fileTooLarge'],
  ])('[FILE-01] %s of %i bytes is refused before anything is sent: %s', (name, size, reason) => {
    const { actor, sent } = start('', 'presentation')
    actor.send({ type: 'file.choose', file: file(name, size) })
    expect(select.selectFailure(actor.getSnapshot())?.reason).toBe(reason)
    expect(sent).toEqual([])
  })

  it.each(['报告.PPTX', 'talk.ppt', 'poster.doc', 'a.b.docx'])('[FILE-01] %s of 2 MB is sent', (name) => {
    const { actor, sent } = start('', 'presentation')
    actor.send({ type: 'file.choose', file: file(name, limit) })
    expect(sent.map((one) => one.name)).toEqual([name])
  })
})

describe('a picture of a form', () => {
  it.each([
    ['logo.gif', 4, 'fileTypeWrong'],
    ['logo', 4, 'fileTypeWrong'],
    ['logo.png.exe', 4, 'fileTypeWrong'],
    ['logo.png', 0, 'fileContentWrong'],
    ['logo.png', 50 * 1024 * 1024 + 1, 'fileTooLarge'],
  ])('[FILE-01] %s of %i bytes is refused before anything is sent: %s', (name, size, reason) => {
    const { actor, sent } = start()
    actor.send({ type: 'file.choose', file: file(name, size) })
    expect(select.selectView(actor.getSnapshot())).toBe('refused')
    expect(select.selectFailure(actor.getSnapshot())?.reason).toBe(reason)
    expect(sent).toEqual([])
  })

  it.each(['logo.PNG', '校徽.jpg', 'a.b.jpeg'])('[FILE-01] %s is sent, and tells how it goes', (name) => {
    const { actor, sent } = start()
    actor.send({ type: 'file.choose', file: file(name, 50 * 1024 * 1024) })
    sent[0]?.tell({ type: 'upload.progressed', share: 0.4 })
    expect(select.selectShare(actor.getSnapshot())).toBe(0.4)
    sent[0]?.tell({ type: 'upload.finished', url: '/uploads/a.png' })
    expect(select.selectView(actor.getSnapshot())).toBe('kept')
    expect(select.selectUrl(actor.getSnapshot())).toBe('/uploads/a.png')
  })

  it('[FILE-02] can be given up, and another file gives up the first', () => {
    const { actor, sent } = start('/uploads/old.png')
    expect(select.selectView(actor.getSnapshot())).toBe('kept')
    actor.send({ type: 'file.choose', file: file('a.png') })
    sent[0]?.tell({ type: 'upload.progressed', share: 0.4 })
    // The form holds no address of a file that was replaced, and the second bar begins at its start.
    expect(select.selectUrl(actor.getSnapshot())).toBe('')
    actor.send({ type: 'file.choose', file: file('b.png') })
    expect(select.selectShare(actor.getSnapshot())).toBe(0)
    expect(sent.map(({ name, isStopped }) => [name, isStopped])).toEqual([
      ['a.png', true],
      ['b.png', false],
    ])
    actor.send({ type: 'file.remove' })
    expect(sent[1]?.isStopped).toBe(true)
    expect(select.selectUrl(actor.getSnapshot())).toBe('')
  })

  it('[FILE-02] is retried after a broken connection, but not after a refusal', () => {
    const { actor, sent } = start()
    actor.send({ type: 'file.choose', file: file('a.png') })
    sent[0]?.tell({ type: 'upload.progressed', share: 0.4 })
    sent[0]?.tell({ type: 'upload.failed', failure: failure('offline') })
    expect(select.selectView(actor.getSnapshot())).toBe('failed')
    actor.send({ type: 'file.retry' })
    expect(select.selectShare(actor.getSnapshot())).toBe(0)
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'a.png'])
    const refusal = { reason: 'fileContentWrong', field: 'content', retry_after: null } as const
    sent[1]?.tell({ type: 'upload.failed', failure: failure('refused', null, refusal) })
    actor.send({ type: 'file.retry' })
    expect(sent).toHaveLength(2)
    expect(select.selectFailure(actor.getSnapshot())?.reason).toBe('fileContentWrong')
  })
})
