import { expect, it } from 'vitest'

import { callError } from '../../mocks/samples/payloads.ts'
import { askedReview, openReview, writtenSample } from '../../mocks/samples/reviews.ts'
import type { ReviewDetails } from '../../src/contract/review.ts'
import { reviewingMachine } from '../../src/machines/reviewing/reviewing.machine.ts'
import type { ReviewingPort } from '../../src/machines/reviewing/reviewing.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const unused = () => Promise.reject(callError('offline'))

/** A review that was just accepted, and is written. */
const accepted = async () => {
  const submit = held<[Parameters<ReviewingPort['submitReview']>[0]], ReviewDetails>()
  const { actor } = run(
    reviewingMachine.provide({
      actors: actorsOf(reviewingMachine, {
        loadReview: () => Promise.resolve({ review: askedReview, written: null }),
        acceptReview: () => Promise.resolve(openReview),
        declineReview: unused,
        saveReview: unused,
        submitReview: submit.call,
        reloadReview: unused,
      }),
    }),
    { reviewId: 1 },
  )
  await turn()
  actor.send({ type: 'review.agree', key: 'of the answer' })
  await turn()
  expect(actor.getSnapshot().value).toEqual({ writing: 'untouched' })
  const keys = () => submit.calls.map(({ args }) => args[0].key)
  const send = (comments: string, key: string) => {
    const written = { ...writtenSample, comments }
    actor.send({ type: 'review.change', written })
    actor.send({ type: 'review.send', written, key })
  }
  return { actor, submit, keys, send }
}

it('[REV-02] a review has not the key by which its request was accepted, or nothing would be submitted', async () => {
  const { keys, send } = await accepted()
  send('请补充对照实验。', 'of the review')
  expect(keys()).toEqual(['of the review'])
})

it('[REV-02] a repeated review has the same key, a changed one another', async () => {
  const { actor, submit, keys, send } = await accepted()
  send('第一稿', 'first')
  submit.last().reject(callError('offline'))
  await turn()
  const same = { ...writtenSample, comments: '第一稿' }
  actor.send({ type: 'review.send', written: same, key: 'pressed again' })
  submit.last().reject(callError('offline'))
  await turn()
  send('第二稿', 'second')
  expect(keys()).toEqual(['first', 'first', 'second'])
})
