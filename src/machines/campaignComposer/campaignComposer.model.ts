import { callError } from '../../../mocks/samples/payloads.ts'
import { campaignSample } from '../../../mocks/samples/campaigns.ts'
import { typedCampaign } from '../../contract/typedCampaign.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { campaignComposerMachine } from './campaignComposer.machine.ts'

const title = '请尽快缴费'
const typed = (text: string) => ({ type: 'text.edit', change: { title: text } }) as const
const texts = { ...typedCampaign(campaignSample), title }
const { revision } = campaignSample
/** Versions that this page sent and that another user wrote. */
const own = { ...campaignSample, title, revision: revision + 1 }
const theirs = { ...campaignSample, title: '缴费提醒', revision: revision + 5 }

export const campaignComposer: Model<typeof campaignComposerMachine> = {
  machine: campaignComposerMachine,
  inputs: [
    { campaign: campaignSample, kept: null },
    { campaign: campaignSample, kept: { revision, texts } },
    { campaign: theirs, kept: { revision, texts } },
  ],
  events: [
    typed(title),
    typed(campaignSample.title),
    elapsed('quiet', 'campaignComposer.editing.changed'),
    { type: 'save.now' },
    done('saveTexts', own),
    failed('saveTexts', callError('offline')),
    failed('saveTexts', callError('refused', 'versionConflict')),
    failed('saveTexts', callError('refused', 'campaignLocked')),
    done('loadCampaign', own),
    done('loadCampaign', theirs),
    failed('loadCampaign', callError('offline')),
    { type: 'network.found' },
    { type: 'conflict.keep' },
    { type: 'conflict.take' },
    { type: 'draft.drop' },
  ],
  project: ({ draft, sent, theirs: other, campaign, revision: based, failure }) => ({
    draft: draft['title'],
    sent: sent['title'],
    theirs: other?.title,
    isBehind: based !== campaign.revision,
    failure: failure?.reason ?? failure?.kind,
  }),
}
