import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Access, Endpoint } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { teamInvitations } from '../../../server/db/schema/team.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const names = Object.keys(calls) as CallName[]
const endpointOf = (name: CallName): Endpoint => calls[name]
const gated = names.filter((name) => endpointOf(name).needsApproval === true)

/**
 * Calls about a conference, or a row of one, that send nothing to strangers and make no work beyond the request. A call that is neither here nor
 * marked in the contract is new: decide which of the two it is.
 */
const harmless: ReadonlySet<string> = new Set([
  ...['setKnockSettings', 'saveContent', 'moveContent', 'saveHostEntry'],
  ...['removeHostEntry', 'orderHostEntries', 'saveHotelRoom', 'retireHotelRoom'],
  ...['cancelRoomBooking', 'pairRoomBookings', 'unpairRoomBooking', 'saveConferenceBasics'],
  ...['createDocumentTemplate', 'saveDocumentTemplate', 'retireDocumentTemplate', 'uploadContentPicture'],
  ...['saveOwnLive', 'planOwnLive', 'askLiveStaff', 'saveLiveRecording'],
  ...['scanTicket', 'cloneConference', 'markCopySeen', 'savePaperSettings'],
  'savePaperIdentifiers',
  ...['releaseDecisions', 'passPapers', 'saveFormField', 'hideFormField', 'removeFormField'],
  ...['orderFormFields', 'addFormTemplate', 'applyBulk', 'undoBulk'],
  ...['savePeopleView', 'removePeopleView', 'openRebuttals', 'savePoolMember'],
  ...['removePoolMember', 'removeFromTeam', 'leaveTeam', 'saveCampaign'],
  ...['beginTemplatePack', 'uploadTemplatePack', 'removeTemplatePack', 'issueCoupons'],
  ...['withdrawCoupons', 'saveTicketType', 'retireTicketType', 'orderTicketTypes'],
  ...['saveRegistrationWindow', 'saveMeal', 'retireMeal', 'correctPerson', 'notePerson'],
])

describeDatabase('[ORG-05] what reaches strangers in the name of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let id: number
  let owner: number
  beforeAll(async () => {
    shop = await openShop(open)
    // Anybody can say of themselves that they are an organizer, and make drafts.
    owner = await shop.idOf('linmei')
    await shop.db.update(users).set({ groupId: 2, sponsorApplyStatus: 2 }).where(eq(users.id, owner))
    chair = await shop.signedIn('linmei')
    const made = await chair.call('createConference', {
      ...{ key: freshKey(), title: '量子论坛', eng_title: 'Quantum Forum' },
      ...{ starts_on: '2027-05-01', ends_on: '2027-05-03' },
    })
    id = made.id
  })
  const approve = (status: number) =>
    shop.db.update(users).set({ sponsorApplyStatus: status }).where(eq(users.id, owner))
  /** A sample of the call, about the own draft or a row of it. */
  const inputOf = async (name: CallName): Promise<object | null> => {
    const { access } = endpointOf(name) as { access: Access }
    if (typeof access !== 'object') return null
    if ('conference' in access) return { ...(samples[name] as object), [access.conference]: id }
    if (!('row' in access)) return null
    const rows = rowsOf(shop)
    const rowId = await rows[access.row](access.row === 'paper' ? 'first_review.active' : 'open')
    return { ...(samples[name] as object), [access.by]: rowId }
  }

  it('is marked in the contract, or known to be harmless', () => {
    const ofConference = names.filter((name) => {
      const { access, method }: Endpoint = endpointOf(name)
      return method === 'POST' && typeof access === 'object' && 'conference' in access
    })
    expect(ofConference.filter((name) => !gated.includes(name) && !harmless.has(name))).toEqual([])
    expect(gated.length).toBeGreaterThan(12)
  })

  it.each(gated)(
    '%s is refused to a team whose organizer is not approved, and sends nothing',
    async (name) => {
      const { access } = endpointOf(name) as { access: Access }
      if (typeof access === 'object' && 'row' in access) {
        // Rows of papers and invitations are in the conference of the demo: its organizer's approval is taken back.
        const [demo] = await shop.db.select().from(conferences).where(eq(conferences.id, shop.conference.id))
        await shop.db
          .update(conferences)
          .set({ organizerId: owner })
          .where(eq(conferences.id, shop.conference.id))
        const by = await shop.signedIn('organizer')
        expect(await by.refused(name, (await inputOf(name)) as never)).toMatchObject({
          reason: 'outreachNotApproved',
        })
        await shop.db
          .update(conferences)
          .set({ organizerId: demo?.organizerId ?? null })
          .where(eq(conferences.id, shop.conference.id))
      } else {
        const input = (await inputOf(name)) as never
        const refused = await chair.refused(name, input)
        expect(refused).toMatchObject({ reason: 'outreachNotApproved', code: 409 })
        expect(refused.msg).toContain('/attest')
        // For others there is no such conference, approved or not.
        const stranger = await shop.signedIn('gate')
        expect(await stranger.refused(name, input)).toMatchObject({ reason: 'notFound' })
      }
      expect(
        await shop.db.select().from(teamInvitations).where(eq(teamInvitations.conferenceId, id)),
      ).toEqual([])
      expect(await shop.db.select().from(outboxMessages)).toEqual([])
    },
  )

  it('drafts stay free, pages say why not, and with the approval everything is open', async () => {
    const seen = async () => [
      (await chair.call('getTeam', { conference_id: id })).may_reach_out,
      (await chair.call('listPeopleImports', { conference_id: id })).may_reach_out,
      (await chair.call('listCampaigns', { conference_id: id })).may_reach_out,
      (await chair.call('listDocuments', { conference_id: id })).may_reach_out,
    ]
    expect(await seen()).toEqual([false, false, false, false])
    await chair.call('saveHostEntry', {
      ...samples.saveHostEntry,
      conference_id: id,
      id: 0,
      version: 0,
      key: freshKey(),
    } as never)
    await approve(1)
    expect(await seen()).toEqual([true, true, true, true])
    const invite = {
      conference_id: id,
      role: 'staff',
      contacts: JSON.stringify(['a@example.org']),
      key: freshKey(),
    }
    const { rows } = await chair.call('inviteToTeam', invite as never)
    expect(rows).toMatchObject([{ outcome: 'invited' }])
    // A mail that was written before the approval was taken back is not sent any more.
    const audience = JSON.stringify({})
    const campaign = await chair.call('createCampaign', { conference_id: id, audience, key: freshKey() })
    await approve(4)
    expect(
      await chair.refused('fireRecord', {
        ...{ entity: 'campaign', id: campaign.id, event: 'campaign.send', version: 0, key: freshKey() },
      }),
    ).toMatchObject({ reason: 'outreachNotApproved' })
    // Conferences without an organizer to approve: the platform's own.
    await shop.db.update(conferences).set({ organizerId: null }).where(eq(conferences.id, id))
    expect(await seen()).toEqual([true, true, true, true])
  })
})
