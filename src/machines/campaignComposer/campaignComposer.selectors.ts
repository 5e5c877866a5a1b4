import { shown } from '../shared/shown.ts'
import type { CampaignComposerSnapshot } from './campaignComposer.machine.ts'
import { savings } from './campaignComposer.types.ts'

export const selectSaving = (snapshot: CampaignComposerSnapshot) => shown(snapshot, savings)
export const selectContext = (snapshot: CampaignComposerSnapshot) => snapshot.context
