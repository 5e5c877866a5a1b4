import type { AnyEventObject } from 'xstate'

import { selectKeeping, selectView } from '../../../src/machines/submission/submission.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions, submitButton } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const submission: Driver<'submission'> = {
  async open({ start }, { network, openStage }) {
    const { paperId, isEditing } = start.context
    const answers = holdCalls(network, {
      loadSubmission: 'getSubmission',
      beginPaper: 'beginPaper',
      savePaper: 'savePaper',
      finalizePaper: 'finalizePaper',
    })
    // One call for three actors: the machine decides which of them makes it.
    const paper = network.hold('getPaper')
    const sent = {
      draft: network.hold('submitPaper'),
      submitted: network.hold('amendPaper'),
      revision: network.hold('resubmitPaper'),
    }
    const stage = await openStage({
      at: `/conferences/1/submit${paperId === null ? '' : `?paper_id=${paperId}${isEditing ? '&edit=1' : ''}`}`,
      signedIn: true,
    })
    const { press, fill, submit } = pageActions(stage)
    const failed = ({ error }: AnyEventObject) => paper.answer(failing('getPaper', error, pageLanguage()))
    const toSend = () => sent[stage.actor('submission').getSnapshot().context.paper?.editing ?? 'draft']
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadPaper': ({ output }) => paper.answer(answered('getPaper', output.paper)),
        'xstate.error.actor.loadPaper': failed,
        'xstate.done.actor.reloadPaper': ({ output }) => paper.answer(answered('getPaper', output)),
        'xstate.error.actor.reloadPaper': failed,
        'xstate.done.actor.readVersion': ({ output }) =>
          paper.answer(
            answered('getPaper', { ...stage.actor('submission').getSnapshot().context.paper, ...output }),
          ),
        'xstate.error.actor.readVersion': failed,
        'xstate.done.actor.sendPaper': ({ output }) => toSend().answer(answered('submitPaper', output)),
        'xstate.error.actor.sendPaper': ({ error }) =>
          toSend().answer(failing('submitPaper', error, pageLanguage())),
        'submission.retry': () => press('state.retry'),
        'paper.begin': () => press('submission.begin'),
        'paper.continue': () => press('submission.continue'),
        'paper.change': ({ typed }) => fill('submission.field.title', typed.form.title),
        'xstate.after.quiet.submission.writing.changed': () => stage.clock.increment(1000),
        'paper.reload': () => press('submission.keeping.reload'),
        'paper.overwrite': () => press('submission.keeping.overwrite'),
        'paper.send': () => submit(),
        'paper.edit': () => press('submission.edit'),
        async 'paper.confirm'() {
          await stage.user.click(
            await until(() => element<HTMLInputElement>('main form input[type="checkbox"]')),
          )
          await press('submission.final.confirm')
        },
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        const said = element('main').textContent ?? ''
        if (view === 'closed') expect(said).toContain(stage.say('submission.over'))
        if (view === 'paper') {
          // A busy button is named by its spinner as well.
          expect(said.includes(stage.say('submission.final.confirm'))).toBe(state.matches('finalizing'))
        }
        if (view !== 'form') return
        expect(element<HTMLElement>('main [data-keeping]').dataset['keeping']).toBe(selectKeeping(state))
        const isSending = submitButton().getAttribute('aria-busy') === 'true'
        expect(isSending).toBe(state.hasTag('sending'))
      },
    }
  },
}
