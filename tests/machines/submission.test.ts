import { expect, it } from 'vitest'

import { draftPaper, paperSubmission, typedPaper } from '../../mocks/samples/papers.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import type { OwnPaper } from '../../src/contract/paper.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { submissionMachine } from '../../src/machines/submission/submission.machine.ts'
import type { SubmissionPort } from '../../src/machines/submission/submission.types.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const unused = () => Promise.reject(callError('offline'))

it('[PAP-02] a repeated paper has the same key, a changed one and a new one another', async () => {
  const send = held<[Parameters<SubmissionPort['sendPaper']>[0]], OwnPaper>()
  const { actor } = run(
    submissionMachine.provide({
      actors: actorsOf(submissionMachine, {
        loadSubmission: () => Promise.resolve(paperSubmission),
        loadPaper: unused,
        beginPaper: () => Promise.resolve(draftPaper),
        savePaper: unused,
        sendPaper: send.call,
        reloadPaper: unused,
        readVersion: unused,
        finalizePaper: unused,
      }),
    }),
    { conferenceId: 1, paperId: null, isEditing: false },
  )
  await turn()
  actor.send({ type: 'paper.begin', key: 'of the beginning' })
  await turn()
  const type = (response: string, key: string) => {
    const typed = { ...typedPaper, response }
    actor.send({ type: 'paper.change', typed })
    actor.send({ type: 'paper.send', typed, key })
  }
  type('', 'first')
  send.last().reject(callError('offline'))
  await turn()
  actor.send({ type: 'paper.send', typed: { ...typedPaper, response: '' }, key: 'pressed again' })
  send.last().reject(callError('offline'))
  await turn()
  type('第二稿', 'second')
  expect(send.calls.map(({ args }) => args[0].key)).toEqual(['first', 'first', 'second'])
})
