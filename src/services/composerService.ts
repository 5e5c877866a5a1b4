import { getCampaign, saveCampaign } from '../contract/campaign.ts'
import { wishOf } from '../contract/typedCampaign.ts'
import type { CampaignComposerPort, KeptTexts } from '../machines/campaignComposer/campaignComposer.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { watchNetwork } from './watchNetwork.ts'

interface Deps {
  api: Api
  drafts: DraftStore
}

/** Text typed into a mail: saved on the server, and until then in this browser. */
export const createComposerService = ({ api, drafts }: Deps) => {
  const port: CampaignComposerPort = {
    // An invalid time is a failure to save, too.
    saveTexts: async ({ campaign, texts }, signal) =>
      api.call(saveCampaign, wishOf(campaign, texts), { signal }),
    loadCampaign: ({ conference_id, id }, signal) => api.call(getCampaign, { conference_id, id }, { signal }),
    watchNetwork,
  }
  const formOf = (campaignId: number) => `campaign:${campaignId}`
  return {
    port,
    /** Null: everything is with the server. */
    kept(campaignId: number): KeptTexts | null {
      const { revision, ...texts } = drafts.read(formOf(campaignId))
      return revision === undefined ? null : { revision: Number(revision), texts }
    },
    keep: (campaignId: number, { revision, texts }: KeptTexts) =>
      drafts.keep(formOf(campaignId), { ...texts, revision: String(revision) }),
    drop: (campaignId: number) => drafts.drop(formOf(campaignId)),
  }
}
