import { describe, expect, it } from 'vitest'

import { CallError, failure } from '../../src/contract/failure.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { fileUploadMachine } from '../../src/machines/fileUpload/fileUpload.machine.ts'
import * as select from '../../src/machines/fileUpload/fileUpload.selectors.ts'
import type { FileUploadInput, UploadFact } from '../../src/machines/fileUpload/fileUpload.types.ts'
import { held } from '../support/held.ts'
import { run } from '../support/run.ts'

const start = (url = '', kind: FileUploadInput['kind'] = 'organizer') => {
  const sent: Array<{
    name: string
    from: number
    tell: (fact: UploadFact) => void
    isStopped: boolean
  }> = []
  const offset = held<[wish: { upload: string }], number>()
  const discarded: string[] = []
  const connections = new Set<() => void>()
  const machine = fileUploadMachine.provide({
    actors: actorsOf(fileUploadMachine, {
      sendFile({ file, offset: from }, tell) {
        const upload = { name: file.name, from, tell, isStopped: false }
        sent.push(upload)
        return () => {
          upload.isStopped = true
        }
      },
      findOffset: (wish, signal) => offset.call(wish, signal),
      discardUpload({ upload }) {
        discarded.push(upload)
        return Promise.resolve()
      },
      watchNetwork(tell) {
        const find = () => tell({ type: 'network.found' })
        connections.add(find)
        return () => connections.delete(find)
      },
    }),
  })
  return { ...run(machine, { kind, url }), sent, offset, discarded, connections }
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

describe('a file of a paper whose connection is lost', () => {
  const lost = { type: 'upload.failed', failure: failure('offline') } as const
  /** A file of a hundred bytes, of which the server has forty. */
  const broken = () => {
    const page = start('', 'paperPdf')
    page.actor.send({ type: 'file.choose', file: file('paper.pdf', 100) })
    page.sent[0]?.tell({ type: 'upload.stored', upload: 'U', offset: 40 })
    page.sent[0]?.tell({ type: 'upload.progressed', share: 0.7 })
    page.sent[0]?.tell(lost)
    const view = () => select.selectView(page.actor.getSnapshot())
    const share = () => select.selectShare(page.actor.getSnapshot())
    return { ...page, view, share }
  }

  it('[FILE-01] goes on by itself after a second, from where the server is and never from its beginning', async () => {
    const { actor, clock, sent, offset, settled, view, share } = broken()
    expect([view(), share()]).toEqual(['interrupted', 0.4])
    clock.increment(999)
    expect(view()).toBe('interrupted')
    clock.increment(1)
    expect([view(), share()]).toEqual(['resuming', 0.4])
    expect(offset.last().args).toEqual([{ upload: 'U' }])
    // The server had received more than reported.
    await settled(() => offset.last().resolve(55))
    expect([view(), share()]).toEqual(['uploading', 0.55])
    expect(sent.map(({ from }) => from)).toEqual([0, 55])
    sent[1]?.tell({ type: 'upload.finished', url: '/files/paper/7' })
    expect(select.selectUrl(actor.getSnapshot())).toBe('/files/paper/7')
  })

  it('[FILE-01] goes on at once when there is a connection again, and when it is asked to', async () => {
    for (const go of ['network', 'hand'] as const) {
      const { actor, offset, connections, settled, view } = broken()
      if (go === 'network') for (const find of connections) find()
      else actor.send({ type: 'file.retry' })
      expect(view()).toBe('resuming')
      expect(connections.size).toBe(0)
      await settled(() => offset.last().resolve(40))
      expect(view()).toBe('uploading')
    }
  })

  it('[FILE-01] waits longer each time, and after four times in a row waits to be asked', async () => {
    const { actor, clock, sent, offset, settled, view } = broken()
    for (const wait of [1000, 3000, 9000, 27_000]) {
      clock.increment(wait - 1)
      expect([wait, view()]).toEqual([wait, 'interrupted'])
      clock.increment(1)
      expect([wait, view()]).toEqual([wait, 'resuming'])
      await settled(() => offset.last().reject(new CallError(failure('offline'))))
    }
    expect(view()).toBe('failed')
    clock.increment(3_600_000)
    expect(view()).toBe('failed')
    actor.send({ type: 'file.retry' })
    expect(view()).toBe('resuming')
    await settled(() => offset.last().resolve(40))
    expect(sent.at(-1)?.from).toBe(40)
    sent.at(-1)?.tell(lost)
    clock.increment(1000)
    expect(view()).toBe('resuming')
  })

  it('[FILE-01] what moves between may break off as often as it likes', async () => {
    const { clock, sent, offset, settled, view } = broken()
    for (let at = 41; at < 60; at += 1) {
      clock.increment(1000)
      expect([at, view()]).toEqual([at, 'resuming'])
      await settled(() => offset.last().resolve(at))
      sent.at(-1)?.tell(lost)
    }
    expect(view()).toBe('interrupted')
  })

  it('[FILE-01] waits as long as a busy server says', () => {
    const { actor, clock, sent, view } = broken()
    actor.send({ type: 'file.choose', file: file('paper.pdf', 100) })
    sent.at(-1)?.tell({ type: 'upload.stored', upload: 'U', offset: 40 })
    const refusal = { reason: 'uploadBusy', field: null, retry_after: 10 }
    sent.at(-1)?.tell({ type: 'upload.failed', failure: failure('limited', null, refusal) })
    clock.increment(9999)
    expect(view()).toBe('interrupted')
    clock.increment(1)
    expect(view()).toBe('resuming')
  })

  it('[FILE-01] asks again if the server has another part of it', () => {
    const { actor, sent, view } = broken()
    actor.send({ type: 'file.choose', file: file('paper.pdf', 100) })
    sent.at(-1)?.tell({ type: 'upload.stored', upload: 'U', offset: 40 })
    const refusal = { reason: 'offsetWrong', field: 'offset', retry_after: null }
    sent.at(-1)?.tell({ type: 'upload.failed', failure: failure('refused', null, refusal) })
    expect(view()).toBe('interrupted')
  })

  it('[FILE-01] starts again if nothing is left there', async () => {
    const { clock, sent, offset, settled, view, share } = broken()
    clock.increment(1000)
    const refusal = { reason: 'notFound', field: null, retry_after: null }
    await settled(() => offset.last().reject(new CallError(failure('refused', null, refusal))))
    expect([view(), share()]).toEqual(['uploading', 0])
    expect(sent.at(-1)?.from).toBe(0)
  })

  it('[FILE-01] given up, what the server has is thrown away', async () => {
    const { actor, discarded, settled, view } = broken()
    await settled(() => actor.send({ type: 'file.remove' }))
    expect(view()).toBe('empty')
    expect(discarded).toEqual(['U'])
    expect(select.selectName(actor.getSnapshot())).toBeNull()
  })

  it('[FILE-01] of a picture there is nothing to go on with', () => {
    const { actor, sent } = start()
    actor.send({ type: 'file.choose', file: file('a.png', 100) })
    sent[0]?.tell({ type: 'upload.stored', upload: 'U', offset: 40 })
    sent[0]?.tell(lost)
    expect(select.selectView(actor.getSnapshot())).toBe('failed')
  })
})
