import type { OwnPaper, Submission } from '../../src/contract/paper.ts'
import { fixturesFor } from '../fixtures.ts'

/** An author's papers in each state that pages distinguish. */

const fixtures = fixturesFor('zh')

export const paperSubmission: Submission = fixtures.getSubmission
export const draftPaper: OwnPaper = {
  ...fixtures.getPaper,
  files: [
    ...fixtures.getPaper.files,
    { ...fixtures.uploadPaperFile, id: 2, kind: 'doc', name: 'paper.docx', bytes: 612_000 },
  ],
}
/** Its files name their authors. */
export const namedPaper: OwnPaper = {
  ...draftPaper,
  files: draftPaper.files.map((file) => ({
    ...file,
    names:
      file.kind === 'pdf'
        ? [{ name: 'Lin Mei', place: 'author', is_removed: false }]
        : [
            { name: '林梅', place: 'author', is_removed: true },
            { name: '江南大学', place: 'company', is_removed: true },
            { name: 'Wang Lei', place: 'changes', is_removed: true },
          ],
  })),
}
export const submittedPaper: OwnPaper = fixtures.submitPaper
/** Submitted and editable: the deadline is ahead, and no review has begun. */
export const amendablePaper: OwnPaper = {
  ...submittedPaper,
  editing: 'submitted',
  submitted: submittedPaper.form,
}
/** Form values of `draftPaper`. */
export const typedPaper = {
  form: { ...draftPaper.form, title: '钙钛矿薄膜的缺陷钝化与稳定性' },
  response: '',
}
export const revisedPaper: OwnPaper = {
  ...draftPaper,
  editing: 'revision',
  state: 'first_review.awaiting_revision',
  version: 3,
  round: 1,
  last_decision: 'major_revision',
  revision_due_at: '2026-12-12T15:59:59.000Z',
  response: '第一条：已补充对照实验。',
  submitted: draftPaper.form,
  decisions: [
    {
      round: 1,
      decision: 'major_revision',
      outcome: 'major_revision',
      letter: '请补充对照实验，并说明样品的重复性。',
      at: '2026-11-21T02:00:00.000Z',
      reviews: [
        { number: 1, recommendation: 'minor_revision', comments: '结论可信，图 3 缺少误差棒。' },
        {
          number: 2,
          recommendation: 'major_revision',
          comments: '缺少不加钝化层的对照组，无法判断效率提升的来源。',
        },
      ],
    },
  ],
}
export const withdrawnPaper: OwnPaper = fixtures.withdrawPaper
export const acceptedPaper: OwnPaper = {
  ...submittedPaper,
  state: 'first_review.accepted',
  version: 4,
  round: 1,
  last_decision: 'accept',
  order: { id: 12, state: 'to_be_paid' },
  final: 'open',
}
