import type { Campaign } from '../../src/contract/campaign.ts'
import { fixturesFor } from '../fixtures.ts'

/** A draft that was saved three times. */
export const campaignSample: Campaign = fixturesFor('zh').getCampaign
