import { selectSaving } from '../../../src/machines/campaignComposer/campaignComposer.selectors.ts'
import type { CampaignComposerInput } from '../../../src/machines/campaignComposer/campaignComposer.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Draft key of the signed-in member. */
const copy = 'campaign:1:7'

export const campaignComposer: Driver<'campaignComposer'> = {
  async open({ input }, { network, openStage }) {
    const { campaign, kept } = input as CampaignComposerInput
    const answers = holdCalls(network, { saveTexts: 'saveCampaign', loadCampaign: 'getCampaign' })
    if (kept !== null) {
      const texts = { ...kept.texts, revision: String(kept.revision) }
      localStorage.setItem(copy, JSON.stringify(texts))
    }
    const stage = await openStage({ at: '/organizer/1/mail/1', signedIn: true })
    await answers['xstate.done.actor.loadCampaign']?.({ type: 'done', output: campaign })
    await until(() => element('main form [name="title"]'))
    const { press } = pageActions(stage)
    const title = () => element<HTMLInputElement>('main form [name="title"]')
    return {
      stage,
      causes: {
        ...answers,
        async 'text.edit'({ change }) {
          // Typing the same value fires no event, so there are two changes, of which the second is the event.
          await stage.user.clear(title())
          await stage.user.paste(String((change as { title: string }).title))
        },
        'xstate.after.quiet.campaignComposer.editing.changed': () => stage.clock.increment(1000),
        'save.now': () => press('campaign.save'),
        'network.found': () => window.dispatchEvent(new Event('online')),
        'conflict.keep': () => press('campaign.conflict.keep'),
        'conflict.take': () => press('campaign.conflict.drop'),
        'draft.drop': () => press('campaign.conflict.drop'),
      },
      shows(state) {
        const saving = selectSaving(state)
        const { draft, theirs } = state.context
        // Abandoned: the page loads the current version of the mail.
        if (saving === 'locked' && document.querySelector('main [data-saving]') === null) return
        expect(element<HTMLElement>('main [data-saving]').dataset['saving']).toBe(saving)
        expect(title().value).toBe(draft['title'])
        const main = element('main').textContent ?? ''
        expect(main.includes(stage.say('campaign.conflict.keep'))).toBe(theirs !== null)
        // Only input that is not on the server is kept in the browser.
        expect(localStorage.getItem(copy) !== null).toBe(saving !== 'saved')
      },
    }
  },
}
