import { callError } from '../../../mocks/samples/payloads.ts'
import {
  acceptedPaper,
  amendablePaper,
  draftPaper,
  paperSubmission,
  revisedPaper,
  submittedPaper,
  typedPaper,
} from '../../../mocks/samples/papers.ts'
import type { OwnPaper } from '../../contract/paper.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { submissionMachine } from './submission.machine.ts'

const opened = (paper: OwnPaper) => done('loadPaper', { paper, typed: null })

export const submission: Model<typeof submissionMachine> = {
  machine: submissionMachine,
  inputs: [
    { conferenceId: 1, paperId: null, isEditing: false },
    { conferenceId: 1, paperId: 1, isEditing: false },
    { conferenceId: 1, paperId: 1, isEditing: true },
  ],
  events: [
    done('loadSubmission', paperSubmission),
    done('loadSubmission', { ...paperSubmission, refusal: 'submissionOver', drafts: [] }),
    failed('loadSubmission', callError('offline')),
    { type: 'submission.retry' },
    opened(draftPaper),
    opened(revisedPaper),
    opened(submittedPaper),
    opened(amendablePaper),
    opened(acceptedPaper),
    failed('loadPaper', callError('refused', 'notFound')),
    { type: 'paper.begin', key: 'key-1' },
    { type: 'paper.continue', id: 1 },
    done('beginPaper', draftPaper),
    failed('beginPaper', callError('offline')),
    { type: 'paper.change', typed: typedPaper },
    elapsed('quiet', 'submission.writing.changed'),
    done('savePaper', { form_version: 4 }),
    failed('savePaper', callError('offline')),
    failed('savePaper', callError('refused', 'versionConflict')),
    failed('savePaper', callError('refused', 'paperNotEditable')),
    { type: 'paper.reload' },
    { type: 'paper.overwrite' },
    done('reloadPaper', draftPaper),
    failed('reloadPaper', callError('offline')),
    done('readVersion', { form_version: 7 }),
    failed('readVersion', callError('offline')),
    { type: 'paper.send', typed: typedPaper, key: 'key-2' },
    done('sendPaper', submittedPaper),
    failed('sendPaper', callError('offline')),
    failed('sendPaper', callError('refused', 'versionConflict')),
    failed('sendPaper', callError('refused', 'paperNotEditable')),
    { type: 'paper.edit' },
    done('sendPaper', amendablePaper),
    { type: 'paper.confirm', typed: typedPaper, key: 'key-3' },
    done('finalizePaper', { ...acceptedPaper, has_final: true, final: null }),
    failed('finalizePaper', callError('offline')),
  ],
  project: ({ submission: known, paperId, paper, isEditing, failure }) => ({
    paperId,
    refusal: known?.refusal,
    begun: known?.drafts.length,
    state: paper?.state,
    editing: paper?.editing,
    isEditing,
    final: paper?.final,
    failure: failure?.kind,
  }),
}
